// The theme: dark, unless this browser remembers otherwise. A classic script, so that it runs before the page is drawn.

const THEME = 'theme';

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME, theme);
  } catch {
    // A browser without storage forgets the choice.
  }
}

function storedTheme() {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null;
  }
}

document.documentElement.dataset.theme = storedTheme() === 'light' ? 'light' : 'dark';
addEventListener('DOMContentLoaded', () => {
  const button = document.getElementById('theme');
  const show = () => button.setAttribute('aria-pressed', String(document.documentElement.dataset.theme === 'light'));
  button.addEventListener('click', () => {
    setTheme(document.documentElement.dataset.theme === 'light' ? 'dark' : 'light');
    show();
  });
  show();
});
