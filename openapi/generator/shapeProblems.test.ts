import { expect, test } from 'vitest';
import { shapeProblems } from './shapeProblems.ts';
import { extensionsOf, shapesOf, type Value } from './shapes.ts';
import { WORDS } from './words.ts';

const ROOT = {
  file: 'openapi/openapi.yaml',
  text: "x-formats: { web-url: '^https' }\ntags: [{ name: cars }]\n",
};
const SCHEMAS = `Permission: { enum: [cars.read] }
PackageFeature: { enum: [addCar] }
ConfigItemType: { enum: [colour] }
Car:
  type: object
  x-review: { again: [name], to: pending }
  required: [name]
  properties:
    name: &name { type: string, maxLength: 80, x-config-list: colour }
    seats: { type: integer, minimum: 1, x-unique: true }
    url: { <<: *name, format: web-url }
    state: { enum: [open, sold], default: open }
`;
const PATHS = `cars:
  x-resource: cars
  x-crud: { scope: tenant }
  get:
    operationId: listCars
    tags: [cars]
    x-permission: cars.read
    x-impersonation: allowed
    x-feature: addCar
    x-quota: { limit: cars, per: providerId }
    parameters:
      - { name: page, in: query, schema: { type: integer } }
    requestBody: { content: { multipart/form-data: { schema: { $ref: '#/Car' } } } }
    responses: { '200': { description: Cars. } }
`;

const problemsIn = (schemas: string, paths: string) =>
  shapeProblems([
    ROOT,
    { file: 'openapi/schemas/car.yaml', text: schemas },
    { file: 'openapi/paths/cars.yaml', text: paths },
  ]);

test('accepts the keys and values of the contract', () => {
  expect(problemsIn(SCHEMAS, PATHS)).toEqual([]);
});

test.each([
  ['type: integer, minimum', 'type: int, minimum', 10, 'int is no type, expected one of array,'],
  ['maxLength', 'maxlength', 9, 'maxlength is no key of schema, expected one of $ref, add'],
  ['maxLength: 80', "maxLength: '80'", 9, 'maxLength needs a number'],
  ['required:', 'requird:', 7, 'requird is no key of schema, expected one of'],
  ['required: [name]', 'required: name', 7, 'required needs a list'],
  ['web-url }', 'web-uri }', 11, 'web-uri is no format, expected one of binary, date, date-time'],
  ['default: open', 'default: opened', 12, 'default names opened, expected one of open, sold'],
  ['again:', 'agian:', 6, 'agian is no key of review, expected one of again, among, approved'],
  ['list: colour', 'list: color', 9, 'color is no configuration list, expected one of colour'],
  ['x-unique: true', 'x-unique: [name]', 10, 'x-unique needs true or false or a text'],
])('rejects %s as %s with file, line and the allowed words', (right, wrong, line, problem) => {
  const [first, ...others] = problemsIn(SCHEMAS.replace(right, wrong), PATHS);
  expect(first).toContain(`openapi/schemas/car.yaml:${line}: ${problem}`);
  expect(others).toEqual([]);
});

test.each([
  ['tenant', 'tennant', 3, 'tennant is no scope, expected one of shared, tenant'],
  ['get:', 'gett:', 4, 'gett is no key of path item, expected one of $ref, delete, get'],
  ['tags:', 'tag:', 6, 'tag is no key of operation, expected one of'],
  ['[cars]', '[car]', 6, 'car is no tag, expected one of cars'],
  ['cars.read', 'cars.raed', 7, 'cars.raed is no permission, expected one of cars.read, public'],
  ['allowed', 'allow', 8, 'allow is no choice for an agent, expected one of allowed, blocked'],
  ['addCar', 'addCars', 9, 'addCars is no feature of a package, expected one of addCar'],
  ['per:', 'pre:', 10, 'pre is no key of quota, expected one of among, limit, per'],
  ['in: query', 'in: querry', 12, 'querry is no place of a parameter, expected one of'],
  ['form-data', 'formdata', 13, 'multipart/formdata is no key of content, expected one of'],
])('rejects %s as %s in an operation', (right, wrong, line, problem) => {
  const [first, ...others] = problemsIn(SCHEMAS, PATHS.replace(right, wrong));
  expect(first).toContain(`openapi/paths/cars.yaml:${line}: ${problem}`);
  expect(others).toEqual([]);
});

const NAMES = { formats: [], permissions: [], features: [], configLists: [], tags: [] };

/** Returns the names of the shapes that a value refers to. */
const shapesIn = (value: Value): string[] => {
  if (value.is === 'shape') return [value.name];
  if (value.is === 'list' || value.is === 'map') return shapesIn(value.of);
  return value.is === 'either' ? value.of.flatMap(shapesIn) : [];
};

test('every shape that a value references exists, and every extension is a known word', () => {
  const shapes: Record<string, Record<string, Value>> = shapesOf(NAMES);
  const values = [...Object.values(shapes), extensionsOf(NAMES)].flatMap((one) =>
    Object.values<Value>(one),
  );
  expect(values.flatMap(shapesIn).filter((name) => !(name in shapes))).toEqual([]);
  const words: readonly string[] = WORDS;
  expect(Object.keys(extensionsOf(NAMES)).filter((word) => !words.includes(word))).toEqual([]);
});
