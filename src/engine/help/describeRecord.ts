import type { RuntimeForm, RuntimeFormConfig } from '../definition/runtimeDefinition.ts';
import { isPaths } from '../definition/isPaths.ts';
import { reviewedPaths } from '../definition/reviewedPaths.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { getField } from '../definition/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { describeField } from './describeField.ts';
import { describeFeatureGate } from './describeFeatureGate.ts';
import { stateWord } from './describeStates.ts';
import type { Describer } from './describer.ts';

const named = (words: readonly string[]) => words.filter((word) => word !== '');

/** Describes a record's page: the facts below its title, its groups and its related lists. */
export function describeRecord(describer: Describer): HelpSection[] {
  const { show } = describer.resource.definition;
  if (!show) return [];
  const { say, own, and, labels } = describer;
  const groups = Object.entries(show.groups);
  const sections = named(
    groups.flatMap(([name, group]) => (isPaths(group) ? [] : [own(`groups.${name}`)])),
  );
  const related = named(
    Object.keys(show.related ?? {}).map((name) =>
      describer.word(`resources.${name}.name`, { smart_count: 2 }),
    ),
  );
  return [
    {
      name: 'record',
      term: say('record.title'),
      says: [
        ...(show.facts ? [say('record.facts', { fields: labels(show.facts) })] : []),
        ...(sections.length > 0 ? [say('record.sections', { names: and(sections) })] : []),
        ...(related.length > 0 ? [say('record.related', { names: and(related) })] : []),
      ],
      items: groups.flatMap(([name, group]) =>
        isPaths(group)
          ? [
              {
                term: own(`groups.${name}`),
                says: [say('record.fields', { fields: labels(group) })],
              },
            ]
          : [],
      ),
    },
  ];
}

function sayGroups(describer: Describer, form: RuntimeForm, fields: FieldMap): HelpItem[] {
  const groups = Object.entries(form).map(([name, paths]) => ({
    term: describer.own(`groups.${name}`),
    says: [],
    items: paths.map((path) =>
      describeField(describer, getField(describer.resource, path, fields)),
    ),
  }));
  const [only] = groups;
  return only && groups.length === 1 ? only.items : groups;
}

/** Describes the fields of a form whose changes the support desk approves (`x-review`). */
function sayReview(describer: Describer, form: RuntimeForm, fields: FieldMap): string[] {
  const { resource, say, labels, or } = describer;
  const { again = [], beside = [], from, to = '' } = resource.manifest.review ?? {};
  const written = (names: readonly string[]) =>
    reviewedPaths(resource.manifest, names, Object.values(form).flat());
  const [sentBack, kept] = [written(again), written(beside)];
  const states = or((from ?? []).map((state) => stateWord(describer, state)));
  const status = stateWord(describer, to);
  return [
    ...(sentBack.length > 0
      ? [
          from
            ? say('form.againFrom', { fields: labels(sentBack, fields), states, status })
            : say('form.again', { fields: labels(sentBack, fields), status }),
        ]
      : []),
    ...(kept.length > 0 ? [say('form.beside', { fields: labels(kept, fields) })] : []),
  ];
}

/** Describes each field of a form, by group if there are several groups. */
export function describeForm(
  describer: Describer,
  name: 'create' | 'edit',
  slot: RuntimeFormConfig | undefined,
  fields: FieldMap | undefined,
): HelpSection[] {
  if (!slot || !fields) return [];
  const own = name === 'create' ? describer.own('create') : '';
  return [
    {
      name,
      term: own === '' ? describer.say(`form.${name}`) : own,
      says: [
        ...describeFeatureGate(describer, slot),
        ...(name === 'create' && describer.resource.manifest.create?.quota
          ? [describer.say('form.quota')]
          : []),
        ...(name === 'edit' ? sayReview(describer, slot.form, fields) : []),
      ],
      items: sayGroups(describer, slot.form, fields),
    },
  ];
}
