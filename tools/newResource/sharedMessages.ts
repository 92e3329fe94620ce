import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language, type Messages } from '../../i18n/messages.ts';

/** Messages of each language by a dotted key of an entity's messages, such as `fields.status`. */
export type SharedMessages = Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>>;

/** Keys whose messages do not depend on the entity; the label of a search does. */
const COMMON = /^(views|groups|values)\.|^fields\.(?!filters\.q$)|^actions\.\w+\.do$/;

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(messages: Messages, above = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : flatten(value, `${above}${key}.`),
  );
}

async function messagesOf(folder: string, file: string): Promise<Map<string, string>> {
  const module: unknown = await import(join(folder, file));
  const messages = isMessages(module) ? module['messages'] : undefined;
  return new Map(isMessages(messages) ? flatten(messages).filter(([key]) => COMMON.test(key)) : []);
}

/** Returns the file of the first entity whose Turkish message for a key equals that of another entity. */
function firstSharing(key: string, turkish: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const entries = [...turkish].flatMap(([file, messages]) => {
    const message = messages.get(key);
    return message === undefined ? [] : [{ file, message }];
  });
  return entries.find((one) =>
    entries.some((other) => other !== one && other.message === one.message),
  )?.file;
}

/** Collects the messages that two or more entities share, in every language; a draft reuses them. */
export async function sharedMessages(root: string): Promise<SharedMessages> {
  const files = readdirSync(join(root, 'i18n/tr/resources')).filter((file) => file.endsWith('.ts'));
  const load = async (language: Language) => {
    const folder = join(root, 'i18n', language, 'resources');
    const own = await Promise.all(
      files.map(async (file) => [file, await messagesOf(folder, file)] as const),
    );
    return new Map(own);
  };
  const turkish = await load('tr');
  const keys = new Set([...turkish.values()].flatMap((messages) => [...messages.keys()]));
  const from = [...keys].flatMap((key) => {
    const file = firstSharing(key, turkish);
    return file === undefined ? [] : [{ key, file }];
  });
  const all = languages.map(async (language) => {
    const messages = await load(language);
    const found = from.flatMap(({ key, file }): [string, string][] => {
      const message = messages.get(file)?.get(key);
      return message === undefined ? [] : [[key, message]];
    });
    return [language, new Map(found)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
