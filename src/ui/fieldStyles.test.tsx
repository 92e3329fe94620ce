import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../shell/i18nProvider.ts';
import { MuiRoot } from './MuiRoot.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);

it.each([
  ['nothing to choose from', false, 'Sonuç bulunamadı'],
  ['what is on its way', true, 'Yükleniyor'],
])('the texts of a select are in the language of the panel: %s', async (_, loading, words) => {
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <MuiRoot>
        <Autocomplete
          open
          loading={loading}
          options={[]}
          renderInput={(props) => <TextField {...props} label="Kayıt" />}
        />
      </MuiRoot>
    </CoreAdminContext>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
