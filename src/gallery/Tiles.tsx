import { ListContextProvider, useList } from 'react-admin';
import type {
  AnyRecord,
  Resource,
  RuntimeListConfig,
} from '../engine/definition/runtimeDefinition.ts';
import { TileList } from '../engine/list/tiles/TileList.tsx';

const PALETTE = ['#a62b57', '#2f6f5e', '#c08a3e', '#51689e', '#8b5a8f', '#7a8b4f'];

const pictureIn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><rect width="12" height="8" fill="${colour}"/><circle cx="9" cy="2.4" r="1.2" fill="#fff8"/><path d="M0 8 4 3l4 5zM5 8l3-3 4 3z" fill="#0003"/></svg>`,
  )}`;

const records = PALETTE.map((colour, index): AnyRecord => {
  const url = pictureIn(colour);
  const size = { url, width: 1200, height: 800 };
  return { id: index + 1, text: colour, image: { ...size, placeholder: '', sources: [size] } };
});

const list: RuntimeListConfig = {
  columns: ['text'],
  bulk: ['remove'],
  tiles: { picture: 'image' },
};

const resource: Resource = {
  name: 'gallery',
  manifest: {
    name: 'gallery',
    params: [],
    operations: {},
    fields: { text: { kind: 'text' }, image: { kind: 'object' } },
  },
  definition: { title: 'text', list },
};

/** Renders pictures as tiles that can be opened, selected and navigated by mouse and keyboard. */
export function Tiles() {
  const context = useList({ data: records, perPage: records.length, resource: 'gallery' });
  return (
    <ListContextProvider value={context}>
      <TileList
        resource={resource}
        list={list}
        tiles={{ picture: 'image' }}
        records={records}
        isOld={false}
      />
    </ListContextProvider>
  );
}
