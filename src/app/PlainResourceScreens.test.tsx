import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Datagrid, Edit, List, Pagination, SimpleForm, TextField, TextInput } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { recordPanel, RecordsApi } from '../../tests/support/recordPanel.tsx';
import { definePlainResource } from '../engine/definition/definePlainResource.ts';
import { plainScreens } from './PlainResourceScreens.tsx';

const posts = [
  { id: 1, title: 'Kır düğünü' },
  { id: 2, title: 'Davetiye' },
  { id: 3, title: 'Gelin buketi' },
];

const json = z.string().transform((written): unknown => JSON.parse(written));
const bodySchema = json.pipe(z.object({ title: z.string() }));
const sortSchema = json.pipe(z.tuple([z.enum(['id', 'title']), z.enum(['ASC', 'DESC'])]));
const rangeSchema = json.pipe(z.tuple([z.number(), z.number()]));

/** Responds to requests like a REST API with the convention that ra-data-simple-rest documents. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://api');
  const id = Number(/\/posts\/(\d+)$/.exec(url.pathname)?.[1]);
  const found = posts.find((post) => post.id === id);
  response.setHeader('content-type', 'application/json');
  if (request.method === 'PUT' && found) found.title = bodySchema.parse(await text(request)).title;
  if (found) {
    response.end(JSON.stringify(found));
    return;
  }
  const [key, order] = sortSchema.parse(url.searchParams.get('sort'));
  const [first, last] = rangeSchema.parse(url.searchParams.get('range'));
  const sorted = posts.toSorted((a, b) => String(a[key]).localeCompare(String(b[key]), 'tr'));
  if (order === 'DESC') sorted.reverse();
  response.setHeader('content-range', `posts ${first}-${last}/${posts.length}`);
  response.end(JSON.stringify(sorted.slice(first, last + 1)));
}

const server = createServer((request, response) => void answer(request, response));

beforeEach(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterEach(() => new Promise((resolve) => void server.close(resolve)));

const PostList = () => (
  <List
    pagination={<Pagination rowsPerPageOptions={[2]} />}
    perPage={2}
    sort={{ field: 'title', order: 'DESC' }}
  >
    <Datagrid rowClick="edit">
      <TextField source="title" />
    </Datagrid>
  </List>
);

const PostEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="title" />
    </SimpleForm>
  </Edit>
);

async function open(at: string) {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  const resource = definePlainResource({
    name: 'posts',
    icon: ArticleOutlined,
    api: { apiUrl: `http://127.0.0.1:${address.port}` },
    screens: async () => ({ default: { list: PostList, edit: PostEdit } }),
  });
  const Screens = plainScreens(resource);
  const { panel } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at,
    plainRest: { posts: resource.api },
    children: (
      <Routes>
        <Route path="/posts/*" element={<Screens />} />
      </Routes>
    ),
  });
  render(panel);
}

it('lists, sorts, pages and edits records of a plain REST API by react-admin’s own screens', async () => {
  await open('/posts');
  const shown = async () =>
    (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  await waitFor(async () => expect(await shown()).toEqual(['Kır düğünü', 'Gelin buketi']));
  await userEvent.click(screen.getByRole('button', { name: /sonraki sayfa/i }));
  await waitFor(async () => expect(await shown()).toEqual(['Davetiye']));
  await userEvent.click(screen.getByText('Davetiye'));
  const title = await screen.findByRole('textbox');
  await userEvent.clear(title);
  await userEvent.type(title, 'Masa düzeni');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(posts[1]?.title).toBe('Masa düzeni'));
});
