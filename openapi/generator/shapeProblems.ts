import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import { extensionsOf, shapesOf, type Names, type Value } from './shapes.ts';
import type { Source } from './words.ts';

interface Read {
  file: string;
  document: Document;
  lines: LineCounter;
}

function read({ file, text }: Source): Read {
  const lines = new LineCounter();
  return { file, lines, document: parseDocument(text, { lineCounter: lines, merge: true }) };
}

const textOf = (node: unknown): string => (isScalar(node) ? String(node.value) : '');

const textsIn = (node: unknown): string[] => (isSeq(node) ? node.items.map(textOf) : []);

/** Returns the members of a schema's enum in any of the files. */
function membersOf(files: readonly Read[], name: string): string[] {
  return files.flatMap(({ document }) => textsIn(document.getIn([name, 'enum'])));
}

function namesIn(files: readonly Read[]): Names {
  const root = files.find(({ file }) => file === 'openapi/openapi.yaml')?.document;
  const formats = root?.get('x-formats');
  const tags = root?.get('tags');
  return {
    formats: isMap(formats) ? formats.items.map(({ key }) => textOf(key)) : [],
    tags: isSeq(tags) ? tags.items.map((tag) => (isMap(tag) ? String(tag.get('name')) : '')) : [],
    permissions: membersOf(files, 'Permission'),
    features: membersOf(files, 'PackageFeature'),
    configLists: membersOf(files, 'ConfigItemType'),
  };
}

/** Returns the keys and values of a map without merged ones, which are checked at their source. */
const membersIn = ({ items }: YAMLMap) =>
  items.flatMap(({ key, value }) =>
    isScalar(key) && typeof key.value !== 'symbol' && key.value !== '<<'
      ? [{ key, name: textOf(key), value }]
      : [],
  );

const expected = (names: readonly string[]) => `expected one of ${names.toSorted().join(', ')}`;

/** Returns true if a node has the kind of a value, regardless of its contents. */
function fits(node: Node, value: Value): boolean {
  if (value.is === 'list') return isSeq(node);
  if (value.is === 'map' || value.is === 'shape') return isMap(node);
  if (value.is === 'number') return isScalar(node) && typeof node.value === 'number';
  if (value.is === 'truth') return isScalar(node) && typeof node.value === 'boolean';
  return value.is === 'any' || isScalar(node);
}

const KINDS: Readonly<Record<Value['is'], string>> = {
  any: 'anything',
  either: 'something else',
  list: 'a list',
  map: 'keys with values',
  number: 'a number',
  one: 'a text',
  shape: 'keys with values',
  text: 'a text',
  truth: 'true or false',
};

/** Collects keys and values that no code reads, each with file and line. */
class Reader {
  readonly #shapes: Record<string, Record<string, Value>>;
  readonly #extensions: Record<string, Value>;
  readonly #read: Read;
  readonly problems: string[] = [];

  constructor(names: Names, file: Read) {
    this.#shapes = shapesOf(names);
    this.#extensions = extensionsOf(names);
    this.#read = file;
  }

  #add(node: Node, problem: string): void {
    const { file, lines } = this.#read;
    this.problems.push(`${file}:${lines.linePos(node.range?.[0] ?? 0).line}: ${problem}`);
  }

  /** Checks the value of a key. The target of an alias is checked at its source. */
  value(key: string, node: unknown, value: Value): void {
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return;
    if (value.is === 'either') {
      const own = value.of.find((way) => fits(node, way));
      if (own) return this.value(key, node, own);
      return this.#add(node, `${key} needs ${value.of.map(({ is }) => KINDS[is]).join(' or ')}`);
    }
    if (!fits(node, value)) return this.#add(node, `${key} needs ${KINDS[value.is]}`);
    if (value.is === 'one' && !value.of.includes(textOf(node)))
      return this.#add(node, `${textOf(node)} is no ${value.what}, ${expected(value.of)}`);
    if (value.is === 'list' && isSeq(node))
      for (const item of node.items) this.value(key, item, value.of);
    if (value.is === 'map' && isMap(node))
      for (const { name, value: own } of membersIn(node)) this.value(name, own, value.of);
    if (value.is === 'shape' && isMap(node)) this.#shape(value.name, node);
  }

  #shape(name: string, node: YAMLMap): void {
    const keys = this.#shapes[name] ?? {};
    const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    for (const { key, name: own, value } of membersIn(node)) {
      const shape = own.startsWith('x-') ? (this.#extensions[own] ?? ANY) : keys[own];
      if (shape) this.value(own, value, shape);
      else this.#add(key, `${own} is no key of ${label}, ${expected(Object.keys(keys))}`);
    }
    if (name === 'schema') this.#default(node);
  }

  #default(node: YAMLMap): void {
    const members = node.get('enum');
    const chosen = node.get('default', true);
    if (!isSeq(members) || !isScalar(chosen) || members.items.some(isAlias)) return;
    if (!textsIn(members).includes(textOf(chosen)))
      this.#add(chosen, `default names ${textOf(chosen)}, ${expected(textsIn(members))}`);
  }
}

const ANY: Value = { is: 'any' };
const PARTS: readonly (readonly [name: string, value: Value])[] = [
  ['parameters', { is: 'map', of: { is: 'shape', name: 'parameter' } }],
  ['responses', { is: 'map', of: { is: 'shape', name: 'response' } }],
  ['schemas', { is: 'map', of: { is: 'shape', name: 'schema' } }],
];

/**
 * Returns a line for each unknown key of the contract and each unsupported value, such as `type: int`, with file,
 * line and the allowed ones.
 */
export function shapeProblems(sources: readonly Source[]): string[] {
  const files = sources.map(read);
  const names = namesIn(files);
  return files.flatMap((one) => {
    const reader = new Reader(names, one);
    const { contents } = one.document;
    const [, folder] = one.file.split('/');
    if (!isMap(contents)) return [];
    for (const { key, value } of contents.items) {
      const name = textOf(key);
      const part = PARTS.find(([own]) => own === name)?.[1];
      if (folder === 'schemas') reader.value(name, value, { is: 'shape', name: 'schema' });
      else if (folder === 'paths' && !name.startsWith('x-'))
        reader.value(name, value, { is: 'shape', name: 'pathItem' });
      else if (folder === 'components.yaml' && part) reader.value(name, value, part);
    }
    return reader.problems;
  });
}
