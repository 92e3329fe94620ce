import { join } from 'node:path';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { startPanelServer } from '../panel/panelServer.ts';
import { profiles, type Profile } from '../panel/profile.ts';
import { median } from '../quantile.ts';
import { figure, type Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { fillGallery, PHOTOS } from './fillGallery.ts';
import { figures, scrollGallery, type ScrollFigures } from './scrollGallery.ts';

interface ProfileFigures {
  profile: Profile;
  figuresOfRounds: ScrollFigures[];
}

/**
 * Measures scrolling through a gallery of five hundred photos and through a page that contains nothing but the same
 * pictures; returns the medians of each profile.
 */
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
        columns: ['', ...seen.flatMap(({ profile: { name } }) => [name, `${name}, plain page`])],
        rows: figures.map((key) => [
          key,
          ...seen.flatMap(({ figuresOfRounds }) =>
            (['panel', 'plain'] as const).map((page) =>
              figure(median(figuresOfRounds.map((one) => one[page][key]))),
            ),
          ),
        ]),
      };
    } finally {
      await server.stop();
    }
  });
}
