import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ThemeRoot } from './ThemeRoot.tsx';

afterEach(() => {
  document.querySelector('meta[name="csp-nonce"]')?.remove();
});

const box = <Box data-testid="box" sx={{ paddingLeft: '7px' }} />;

it('speaks and reads from left to right', () => {
  render(<ThemeRoot language="de">{box}</ThemeRoot>);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
  expect(getComputedStyle(screen.getByTestId('box')).paddingLeft).toBe('7px');
});

it('turns pages and styles around for Arabic', async () => {
  render(<ThemeRoot language="ar">{box}</ThemeRoot>);
  const style = getComputedStyle(await screen.findByTestId('box'));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(style.paddingRight).toBe('7px');
  expect(style.paddingLeft).not.toBe('7px');
});

it('gives every style the page’s nonce', () => {
  const meta = document.createElement('meta');
  meta.name = 'csp-nonce';
  meta.content = 'r4nd0m';
  document.head.append(meta);
  render(<ThemeRoot language="tr">{<Box sx={{ paddingTop: '3px' }} />}</ThemeRoot>);
  const nonces = [...document.querySelectorAll('style[data-emotion]')].map(
    (style) => style instanceof HTMLStyleElement && style.nonce,
  );
  expect(nonces).toContain('r4nd0m');
});

it('draws MUI with colours that only the browser knows', () => {
  render(
    <ThemeRoot language="tr">
      <Button variant="contained">Kaydet</Button>
      <TextField label="Ad" defaultValue="Işıl" />
    </ThemeRoot>,
  );
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent);
  expect(styles.join('')).toContain('var(--accent)');
  expect(styles.join('')).not.toMatch(/Channel|NaN|undefined/);
  expect(getComputedStyle(screen.getByText('Ad', { selector: 'label' })).position).toBe('static');
});

it('keeps nothing in the browser by itself', () => {
  render(<ThemeRoot language="tr">{box}</ThemeRoot>);
  expect(localStorage.length).toBe(0);
});
