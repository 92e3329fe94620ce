import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import {
  CheckboxGroupInput,
  CoreAdminContext,
  Form,
  RadioButtonGroupInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { MuiRoot, prepareMui } from './MuiRoot.tsx';

afterEach(() => {
  document.dir = '';
  document.querySelector('meta[name="csp-nonce"]')?.remove();
});

const box = <Box data-testid="box" sx={{ paddingLeft: '7px' }} />;

it('is left-to-right', () => {
  render(<MuiRoot>{box}</MuiRoot>);
  expect(getComputedStyle(screen.getByTestId('box')).paddingLeft).toBe('7px');
});

it('leaves the spacing of fields to their form', () => {
  const choices = [{ id: 1, name: 'One' }];
  const fields = { choices, source: 'field' };
  const { container } = render(
    <MuiRoot>
      <CoreAdminContext>
        <Form>
          <TextInput source="text" />
          <SelectInput {...fields} />
          <SelectArrayInput {...fields} />
          <CheckboxGroupInput {...fields} />
          <RadioButtonGroupInput {...fields} />
        </Form>
      </CoreAdminContext>
    </MuiRoot>,
  );
  const controls = [...container.querySelectorAll('.MuiFormControl-root')];
  expect(controls.length).toBeGreaterThanOrEqual(5);
  expect(controls.filter((one) => /marginDense|marginNormal/.test(one.className))).toEqual([]);
});

it('mirrors styles for Arabic', async () => {
  document.dir = 'rtl';
  await prepareMui();
  render(<MuiRoot>{box}</MuiRoot>);
  const style = getComputedStyle(screen.getByTestId('box'));
  expect(style.paddingRight).toBe('7px');
  expect(style.paddingLeft).not.toBe('7px');
});

it('inserts the variables of the theme once for all roots', async () => {
  // Simulates a page that has rendered nothing yet.
  vi.resetModules();
  const variables = () =>
    [...document.querySelectorAll('style')].filter((style) =>
      style.textContent.includes('--mui-palette-primary-main:var(--accent)'),
    );
  variables().forEach((style) => style.remove());
  const fresh = await import('./MuiRoot.tsx');
  await Promise.all([fresh.prepareMui(), fresh.prepareMui()]);
  render(<fresh.MuiRoot>{box}</fresh.MuiRoot>);
  render(<fresh.MuiRoot>{box}</fresh.MuiRoot>);
  expect(variables()).toHaveLength(1);
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent);
  expect(styles.join('').split('--mui-palette-primary-main:')).toHaveLength(2);
});

it('adds the page’s nonce to every style', async () => {
  const meta = document.createElement('meta');
  meta.name = 'csp-nonce';
  meta.content = 'r4nd0m';
  document.head.append(meta);
  // Simulates a page that has rendered nothing yet.
  vi.resetModules();
  const fresh = await import('./MuiRoot.tsx');
  render(
    <fresh.MuiRoot>
      <Box sx={{ paddingTop: '3px' }} />
    </fresh.MuiRoot>,
  );
  const nonces = [...document.querySelectorAll('style[data-emotion]')].map(
    (style) => style instanceof HTMLStyleElement && style.nonce,
  );
  expect(nonces).toContain('r4nd0m');
});

it('renders MUI with CSS variables as colors', () => {
  render(
    <MuiRoot>
      <Button variant="contained">Kaydet</Button>
      <TextField label="Ad" defaultValue="Işıl" />
    </MuiRoot>,
  );
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent);
  expect(styles.join('')).toContain('var(--accent)');
  expect(styles.join('')).not.toMatch(/Channel|NaN|undefined/);
  expect(getComputedStyle(screen.getByText('Ad', { selector: 'label' })).position).toBe('static');
});

it('stores nothing in the browser', () => {
  render(<MuiRoot>{box}</MuiRoot>);
  expect(localStorage.length).toBe(0);
});
