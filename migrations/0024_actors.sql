-- Which orders a person gave, campaign by campaign: what they take out and have erased is found without reading whole journals.
CREATE INDEX journal_by_actor ON journal (actor, campaign_id, seq) WHERE actor IS NOT NULL;
