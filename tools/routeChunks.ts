import { languages } from '#i18n/messages.ts';
import type { RouteChunks } from '../src/app/preloadRouteChunks.ts';
import { definitionsIn, filesWith, type Chunks } from './chunkGraph.ts';

/** Returns the chunk files of the built panel's screens, without those that its page loads itself. */
export function routeChunks(chunks: Chunks): RouteChunks {
  const names: string[] = [];
  const placeOf = (file: string) => {
    const name = file.replace(/^assets\//, '');
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const inPage = new Set(filesWith(chunks, ['index.html']));
  const taken = new Set<number>();
  const beyond = (...sources: string[]) =>
    filesWith(chunks, sources)
      .filter((file) => !inPage.has(file))
      .map(placeOf)
      .filter((place) => !taken.has(place));
  const panel = beyond('panel', 'app/preloadRoute.ts');
  for (const place of panel) taken.add(place);
  const byName = (all: readonly string[], sourceOf: (name: string) => string) =>
    Object.fromEntries(all.map((name) => [name, beyond(sourceOf(name))]));
  return {
    panel,
    words: byName(languages, (language) => `../i18n/${language}/first.ts`),
    home: beyond('home'),
    list: beyond('list'),
    record: beyond('record'),
    resources: byName(definitionsIn(chunks), (name) => `../resources/${name}/definition.ts`),
    names,
  };
}
