import { languages } from '#i18n/messages.ts';
import type { RouteChunks } from '../src/app/preloadRouteChunks.ts';
import { pagePaths } from '../src/session/panelPaths.ts';
import { definitionNames, filesWith, type Chunks } from './chunkGraph.ts';

/** Returns the chunk files of the built panel's screens, without those that its page loads itself. */
export function routeChunks(chunks: Chunks): RouteChunks {
  const names: string[] = [];
  const indexOf = (file: string) => {
    const name = file.replace(/^assets\//, '');
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const inPage = new Set(filesWith(chunks, ['index.html']));
  const panelIndexes = new Set<number>();
  const indexesOf = (...sources: string[]) =>
    filesWith(chunks, sources)
      .filter((file) => !inPage.has(file))
      .map(indexOf)
      .filter((index) => !panelIndexes.has(index));
  const panel = indexesOf('panel', 'app/preloadRoute.ts');
  for (const index of panel) panelIndexes.add(index);
  const byName = (all: readonly string[], sourceOf: (name: string) => string) =>
    Object.fromEntries(all.map((name) => [name, indexesOf(sourceOf(name))]));
  return {
    panel,
    messages: byName(languages, (language) => `../i18n/${language}/first.ts`),
    home: byName([pagePaths.home, pagePaths.dashboard], () => 'home'),
    list: indexesOf('list'),
    record: indexesOf('record'),
    resources: byName(definitionNames(chunks), (name) => `../resources/${name}/definition.ts`),
    names,
  };
}
