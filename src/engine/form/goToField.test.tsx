import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goToField } from './goToField.ts';

it('focuses the invalid input of a row, otherwise the first', () => {
  const row = (isWrong: boolean) => (
    <div data-field="users">
      <input aria-label="Ad" />
      <input aria-label="Kullanıcı adı" aria-invalid={isWrong} />
    </div>
  );
  const view = render(row(true));
  goToField('users', view.container);
  expect(document.activeElement).toBe(screen.getByLabelText('Kullanıcı adı'));
  view.rerender(row(false));
  goToField('users', view.container);
  expect(document.activeElement).toBe(screen.getByLabelText('Ad'));
});
