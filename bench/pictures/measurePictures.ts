import { join } from 'node:path';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { startPanelServer } from '../panel/panelServer.ts';
import { profiles, type Profile } from '../panel/profile.ts';
import { median } from '../quantile.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { fillGallery, PHOTOS } from './fillGallery.ts';
import { figures, scrollGallery, type Figures } from './scrollGallery.ts';

interface ProfileFigures {
  profile: Profile;
  figuresOfRounds: Figures[];
}

/** Measures scrolling through a gallery of five hundred photos; returns the medians of each profile. */
export async function measurePictures(rounds: number): Promise<Table> {
  const browser = await chromiumPath();
  return inTemporaryFolder(async (folder) => {
    await fillGallery(join(folder, 'data'));
    const server = await startPanelServer(folder, []);
    try {
      const address = server.served[0]?.address ?? '';
      const seen = profiles.map((profile): ProfileFigures => ({ profile, figuresOfRounds: [] }));
      for (let round = 0; round < rounds; round += 1)
        for (const { profile, figuresOfRounds } of seen)
          figuresOfRounds.push(await scrollGallery(browser, address, profile));
      return {
        title: `Gallery of ${PHOTOS} photos, medians of ${rounds} rounds`,
        columns: ['', ...seen.map(({ profile }) => profile.name)],
        rows: figures.map((key) => [
          key,
          ...seen.map(({ figuresOfRounds }) =>
            figure(median(figuresOfRounds.map((one) => one[key]))),
          ),
        ]),
      };
    } finally {
      await server.stop();
    }
  });
}
