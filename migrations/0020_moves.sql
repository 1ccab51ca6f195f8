-- A campaign can be moved to another channel. Its first entry links to the channel in which it was founded; NULL where that is the one in which it
-- is still played. Where it is played follows from its entries, and `chancery verify` compares the two.
ALTER TABLE campaigns ADD COLUMN founded_in INTEGER;
