import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { median } from '../quantile.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { startPanelServer } from './panelServer.ts';
import { profiles } from './profile.ts';
import { ours, type Anchor } from './subjects.ts';
import { figures, visit, type Figures } from './visit.ts';

/**
 * Measures the built panel and its anchors in a real browser, each round with an empty browser profile.
 * @returns a table of medians for each device profile
 */
export async function measurePanel(rounds: number, anchors: readonly Anchor[]): Promise<Table[]> {
  const browser = await chromiumPath();
  return inTemporaryFolder(async (folder) => {
    const server = await startPanelServer(folder, anchors);
    try {
      const seen = profiles.map((profile) => ({ profile, visits: new Map<string, Figures[]>() }));
      // Rounds interleave the subjects, so that other load on the machine affects all of them, and begin with
      // another one each, because the first of a round takes a little less time.
      for (let round = 0; round < rounds; round += 1) {
        for (const { profile, visits } of seen) {
          for (const { subject, address } of rotate(server.served, round)) {
            const own = join(folder, `browser-${round}-${profile.cpu}-${subject.name}`);
            await mkdir(own);
            const made = await visit({ browser, folder: own, address, profile, subject });
            visits.set(subject.name, [...(visits.get(subject.name) ?? []), made]);
          }
        }
      }
      return seen.map(({ profile, visits }) =>
        tableOf(`Panel, ${profile.name}, medians of ${rounds} rounds`, visits, anchors),
      );
    } finally {
      await server.stop();
    }
  });
}

const rotate = <T>(items: readonly T[], by: number): T[] => {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** @param visits visits of each subject in one profile, by name */
function tableOf(
  title: string,
  visits: ReadonlyMap<string, Figures[]>,
  anchors: readonly Anchor[],
): Table {
  const names = anchors.map(({ name }) => name);
  return {
    title,
    columns: ['', ours.name, ...names, ...names.map((name) => `${ours.name} ÷ ${name}`)],
    rows: figures.map((key) => {
      const of = (name: string) => median((visits.get(name) ?? []).map((one) => one[key]));
      const own = of(ours.name);
      const others = names.map(of);
      const ratios = others.map((other) => (other === 0 ? Number.NaN : own / other));
      return [key, ...[own, ...others].map(figure), ...ratios.map(ratio)];
    }),
  };
}

const ratio = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2));
