import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { median } from '../quantile.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { startPanelServer } from './panelServer.ts';
import { profiles } from './profile.ts';
import { figures, visit, type Figures } from './visit.ts';

/** The built panel in a real browser, each round with an empty profile; medians. */
export async function measurePanel(rounds: number): Promise<Table> {
  const browser = await chromiumPath();
  return inTemporaryFolder(async (folder) => {
    const server = await startPanelServer(folder);
    try {
      const visits = new Map<string, Figures[]>();
      // Round by round and not profile by profile: a machine that is busy for a while slows both.
      for (let round = 0; round < rounds; round += 1) {
        for (const profile of profiles) {
          const own = join(folder, `browser-${round}-${profile.cpu}`);
          await mkdir(own);
          const seen = await visit(browser, own, server.address, profile);
          visits.set(profile.name, [...(visits.get(profile.name) ?? []), seen]);
        }
      }
      return tableOf(visits, rounds);
    } finally {
      await server.stop();
    }
  });
}

function tableOf(visits: ReadonlyMap<string, Figures[]>, rounds: number): Table {
  return {
    title: `Panel, medians of ${rounds} rounds`,
    columns: ['', ...visits.keys()],
    rows: figures.map((name) => [
      name,
      ...[...visits.values()].map((seen) => figure(median(seen.map((one) => one[name])))),
    ]),
  };
}
