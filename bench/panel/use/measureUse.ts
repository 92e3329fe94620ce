import { join } from 'node:path';
import { chromiumPath } from '../../../tests/support/chromium.ts';
import { figure, type Table } from '../../table.ts';
import { inTemporaryFolder } from '../../temporaryFolder.ts';
import { startPanelServer } from '../panelServer.ts';
import { countNavigations, type Session } from './countNavigations.ts';
import { inPanel } from './inPanel.ts';
import { dragOnBoard, scrollRows, typeReply } from './uses.ts';
import type { UseFigures } from './useFigures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Measures long frames of scrolling, typing and dragging on a slow processor, and the heap over many navigations. */
export async function measureUse(): Promise<Table[]> {
  const browser = await chromiumPath();
  return inTemporaryFolder(async (folder) => {
    const server = await startPanelServer(folder, []);
    const address = server.served[0]?.address ?? '';
    const of = (name: string) => ({ browser, folder: join(folder, name), address });
    try {
      const slow = { cpu: 4 };
      const uses: [string, UseFigures][] = [
        [
          'scrolling 100 rows, phone',
          await inPanel({ ...of('scroll'), ...slow, viewport: PHONE }, scrollRows),
        ],
        [
          'typing 200 letters of a reply, phone',
          await inPanel({ ...of('type'), ...slow, viewport: PHONE }, typeReply),
        ],
        [
          'dragging over the board, slow processor',
          await inPanel({ ...of('drag'), ...slow, viewport: DESKTOP }, dragOnBoard),
        ],
      ];
      const heap = await inPanel({ ...of('heap'), cpu: 1, viewport: DESKTOP }, countNavigations);
      return [tableOfUses(uses), tableOfHeap(heap)];
    } finally {
      await server.stop();
    }
  });
}

const tableOfUses = (uses: readonly [string, UseFigures][]): Table => ({
  title: 'Frames, processor 4 times slower',
  columns: ['', 'frames over 50 ms', 'longest, ms', 'processor, ms'],
  rows: uses.map(([name, { longFrames, longestMs, processor }]) => [
    name,
    ...[longFrames, longestMs, processor].map(figure),
  ]),
});

const tableOfHeap = ({ states, start, warm }: Session): Table => ({
  title: 'A session of navigations, each time at the list, unthrottled',
  columns: [
    'navigations',
    'heap, MiB',
    '÷ start',
    '÷ every screen visited once',
    'DOM nodes',
    'event listeners',
  ],
  rows: states.map(({ navigations, heapMib, nodes, listeners }) => [
    String(navigations),
    heapMib.toFixed(1),
    (heapMib / start.heapMib).toFixed(2),
    (heapMib / warm.heapMib).toFixed(2),
    figure(nodes),
    figure(listeners),
  ]),
});
