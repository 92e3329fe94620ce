import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm, TextInput, useListContext, useRecordContext } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { leads } from '#contract/manifest/leads.ts';
import { recordPanel, RecordsApi } from '../../tests/support/recordPanel.tsx';
import type { ActionDialogProps } from './definition/config.ts';
import type { CellProps, InputProps } from './definition/cellProps.ts';
import { defineResource } from './definition/defineResource.ts';
import type { AnyRecord, Resource } from './definition/runtimeDefinition.ts';
import { CreateView } from './form/CreateView.tsx';
import { EditView } from './form/EditView.tsx';
import { ListView } from './list/ListView.tsx';
import { ShowView } from './record/ShowView.tsx';
import { RecordActions } from './actions/RecordActions.tsx';
// Loaded on demand in the panel; preloaded here.
import './actions/ActionDialog.tsx';
import './form/FormTabs.tsx';

const theme = createTheme();

const person = {
  id: 7,
  version: 3,
  name: 'Elif',
  surname: 'Kaya',
  username: 'elif',
  fullName: 'Elif Kaya',
  hasLeft: false,
};
const couple = { id: 1, version: 1, status: 'new', couple: { name: 'Ada & Can' } };

async function open(resource: Resource, path: string, record: AnyRecord) {
  const recordsApi = new RecordsApi([record]);
  const base = `/${resource.name}`;
  const children = (
    <Routes>
      <Route path={base} element={<ListView resource={resource} />} />
      <Route path={`${base}/create`} element={<CreateView resource={resource} />} />
      <Route path={`${base}/:id/edit`} element={<EditView resource={resource} />} />
      <Route path={`${base}/:id`} element={<ShowView resource={resource} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: `${base}${path}`, children });
  render(<ThemeProvider theme={theme}>{panel}</ThemeProvider>);
  return recordsApi;
}

describe('a definition with custom components', () => {
  it('renders the whole list inside the list context', async () => {
    const Names = () => <p>{useListContext<typeof couple>().data?.[0]?.couple.name}</p>;
    const list = { columns: ['couple.name'], render: Names } as const;
    await open(defineResource(leads, { title: 'couple.name', list }), '', couple);
    expect(await screen.findByText('Ada & Can')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('renders each row, and an aside beside the list', async () => {
    const Total = () => <p>{`${useListContext().total} çift`}</p>;
    const resource = defineResource(leads, {
      title: 'couple.name',
      list: {
        columns: ['couple.name'],
        row: ({ record }) => <b>{record.couple.name}</b>,
        aside: Total,
      },
    });
    await open(resource, '', couple);
    const rows = await screen.findByRole('list', { name: 'Çiftler' });
    expect(within(rows).getByText('Ada & Can').tagName).toBe('B');
    expect(within(screen.getByRole('complementary')).getByText('1 çift')).toBeTruthy();
  });

  it('renders the whole page of a record', async () => {
    const Name = () => <h1>{useRecordContext<typeof person>()?.fullName}</h1>;
    const show = { groups: {}, render: Name };
    await open(defineResource(customerUsers, { title: 'fullName', show }), '/7', person);
    expect(await screen.findByRole('heading', { name: 'Elif Kaya' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Diğer işlemler' })).toBeNull();
  });

  it('saves the values of a react-admin form, with the version of the record', async () => {
    const resource = defineResource(customerUsers, {
      title: 'fullName',
      edit: {
        form: { person: ['name', 'surname'] },
        render: ({ id, children }) => (
          <SimpleForm id={id}>
            <TextInput source="name" label="Ad" />
            {children}
          </SimpleForm>
        ),
      },
    });
    const recordsApi = await open(resource, '/7/edit', person);
    const name = await screen.findByRole('textbox', { name: 'Ad' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ece');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
    expect(recordsApi.changes()[0]).toMatchObject({ body: { name: 'Ece' }, ifMatch: 3 });
  });

  it('creates a record by a react-admin form', async () => {
    const resource = defineResource(leads, {
      title: 'couple.name',
      create: {
        start: { providerId: 4 },
        form: { couple: ['providerId', 'couple.brideName'] },
        render: ({ id, children }) => (
          <SimpleForm id={id}>
            <TextInput source="couple.brideName" label="Gelin" />
            {children}
          </SimpleForm>
        ),
      },
    });
    const recordsApi = await open(resource, '/create', couple);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Gelin' }), 'Ece');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
    expect(recordsApi.changes()[0]?.body).toEqual({ providerId: 4, couple: { brideName: 'Ece' } });
  });

  it('renders a cell in a column, and an aside beside a form', async () => {
    const Name = ({ value, record }: CellProps<string, typeof couple>) => (
      <i title={record.status}>{value}</i>
    );
    const Aside = () => <p>{useRecordContext<typeof couple>()?.couple.name}</p>;
    const resource = defineResource(leads, {
      title: 'couple.name',
      fields: {
        'couple.name': { cell: Name },
      },
      list: { columns: ['couple.name'] },
      edit: {
        form: { couple: ['couple.brideName'] },
        aside: Aside,
      },
    });
    await open(resource, '', couple);
    expect((await screen.findByTitle('new')).textContent).toBe('Ada & Can');
    await open(resource, '/1/edit', couple);
    const aside = await screen.findByRole('complementary');
    expect(within(aside).getByText('Ada & Can')).toBeTruthy();
  });

  it('shows the groups of a form as tabs and opens the tab of an invalid field', async () => {
    const resource = defineResource(customerUsers, {
      title: 'fullName',
      edit: { layout: 'tabs', form: { person: ['name'], work: ['username'] } },
    });
    const recordsApi = await open(resource, '/7/edit', person);
    const [first, second] = await screen.findAllByRole('tab');
    expect(first?.getAttribute('aria-selected')).toBe('true');
    await userEvent.click(second ?? document.body);
    await userEvent.clear(await screen.findByRole('textbox', { name: /Kullanıcı adı/ }));
    await userEvent.click(first ?? document.body);
    expect(screen.queryByRole('textbox', { name: /Kullanıcı adı/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await userEvent.click(await screen.findByRole('button', { name: /Kullanıcı adı/ }));
    expect(await screen.findByRole('textbox', { name: /Kullanıcı adı/ })).toBeTruthy();
    expect(recordsApi.changes()).toEqual([]);
  });

  it('passes label, help, marks and error of the field to a custom input', async () => {
    const Own = ({ source, label, isRequired, readOnly, error }: InputProps) => (
      <p>
        {[source, label, isRequired, readOnly].join(' | ')} | {error ?? 'ok'}
      </p>
    );
    const resource = defineResource(customerUsers, {
      title: 'fullName',
      fields: { username: { input: Own } },
      edit: { form: { person: ['name', 'username'] } },
    });
    await open(resource, '/7/edit', { ...person, username: 'el' });
    expect(await screen.findByText('username | Kullanıcı adı | true | false | ok')).toBeTruthy();
    const name = screen.getByRole('textbox', { name: /^Ad/ });
    await userEvent.type(name, 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/^username .*3 karakter/)).toBeTruthy();
  });

  it('opens a custom dialog for an action, and runs it with the result', async () => {
    function Reason({ record, onAnswer, refusal }: ActionDialogProps<{ id: number }>) {
      return (
        <dialog open aria-label="Neden">
          {refusal}
          <button type="button" onClick={() => void onAnswer({ note: `no ${record.id}` })}>
            Gönder
          </button>
        </dialog>
      );
    }
    const resource = defineResource(leads, {
      title: 'couple.name',
      actions: { unreachable: { tone: 'primary', dialog: Reason } },
    });
    const record = { ...couple, allowed: { actions: ['unreachable'] } };
    const recordsApi = new RecordsApi([record]);
    const children = <RecordActions resource={resource} record={record} />;
    const { panel } = await recordPanel({ recordsApi, at: '/leads/1', children });
    render(panel);
    await userEvent.click(await screen.findByRole('button', { name: /Ulaşılamıyor/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gönder' }));
    await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
    expect(recordsApi.changes()[0]?.body).toEqual({ type: 'unreachable', note: 'no 1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
