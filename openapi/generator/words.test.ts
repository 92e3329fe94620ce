import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { camelCase } from './camelCase.ts';
import { placeOf, SHOWN_AS, STANDARD_WORDS, WORDS, wordProblems } from './words.ts';

const car = (line: string) => [
  { file: 'openapi/schemas/car.yaml', text: `Car:\n  x-resource: cars\n  ${line}\n` },
];

test.each([
  ['x-oder: true', 'x-oder is no word of the contract, expected one of x-accept, x-advised-length'],
  ['name: { type: string, x-sate: open }', 'x-sate is no word of the contract, expected one of'],
  ['price: { x-as: lira }', 'lira is no kind of value (x-as), expected one of address, ago'],
  ['pageId: { x-ref: pages }', 'pages is no entity (x-ref), expected one of cars'],
])('rejects %s with file, line and the allowed words', (line, problem) => {
  const [first, ...others] = wordProblems(car(line));
  expect(first).toContain(`openapi/schemas/car.yaml:3: ${problem}`);
  expect(others).toEqual([]);
});

test('accepts the words of the contract', () => {
  expect(wordProblems(car('carId: { x-ref: cars, x-as: money }'))).toEqual([]);
});

test('returns the line of a rule, or that of its operation', () => {
  const sources = car("x-rules: [{ after: [ends, begins] }]\n  post: { operationId: 'createCar' }");
  expect(placeOf('createCar: x-rules names begins, expected one of ends', sources)).toBe(
    'openapi/schemas/car.yaml:3',
  );
  const quota = car(
    'x-quota: { limit: cars, among: { kind: photo } }\n  x-review: { again: [photo] }',
  );
  expect(placeOf('listCars: x-review names photo, expected one of id', quota)).toBe(
    'openapi/schemas/car.yaml:4',
  );
  const condition = car(
    "if: { properties: { isRed: { const: 'yes' } } }, then: { required: [paint] }",
  );
  for (const fault of ['if names yes for isRed, expected', 'then names paint, expected'])
    expect(placeOf(`createCar: ${fault}`, condition)).toBe('openapi/schemas/car.yaml:3');
  const filters = [
    { file: 'openapi/paths/vans.yaml', text: '- name: seets\n' },
    {
      file: 'openapi/paths/cars.yaml',
      text: 'get:\n  operationId: listCars\n  parameters:\n    - name: seets\n',
    },
  ];
  expect(placeOf('listCars: filter names seets, expected one of seats', filters)).toBe(
    'openapi/paths/cars.yaml:4',
  );
  const paths = [{ file: 'openapi/paths/cars.yaml', text: 'post:\n  operationId: createCar\n' }];
  expect(placeOf('createCar: an if needs a then with required', paths)).toBe(
    'openapi/paths/cars.yaml:2',
  );
});

const guide = readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8');

test.each(WORDS.filter((word) => word !== 'x-refusals'))(
  'the guide of the contract documents the extension %s with an example',
  (word) => {
    expect(guide).toMatch(new RegExp(String.raw`${word}: \S`));
  },
);

test.each(STANDARD_WORDS)(
  'the guide of the contract documents the keyword %s with an example',
  (word) => {
    expect(guide).toMatch(new RegExp(String.raw`[^-\w]${word}: \S`));
  },
);

test('the guide documents no unused word', () => {
  const named = [...guide.matchAll(/(?<![\w-])(x-[a-z][a-z-]*[a-z])/g)].map(
    ([, word = '']) => word,
  );
  const known: readonly string[] = WORDS;
  expect(named.filter((word) => !known.includes(word))).toEqual([]);
});

test('every kind of value has a folder in the engine', () => {
  const kinds = readdirSync(new URL('../../src/engine/kinds', import.meta.url));
  expect(SHOWN_AS.map(camelCase).filter((kind) => !kinds.includes(kind))).toEqual([]);
});
