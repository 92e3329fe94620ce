import type { RuntimeForm, RuntimeFormConfig } from '../definition/runtimeDefinition.ts';
import { isPaths } from '../definition/isPaths.ts';
import { reviewedPaths } from '../definition/reviewedPaths.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { getField } from '../definition/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { describeField } from './describeField.ts';
import { describeFeatureGate } from './describeFeatureGate.ts';
import { stateLabel } from './describeStates.ts';
import type { Describer } from './describer.ts';

const nonEmpty = (texts: readonly string[]) => texts.filter((text) => text !== '');

/** Describes a record's page: the facts below its title, its groups and its related lists. */
export function describeRecord(describer: Describer): HelpSection[] {
  const { show } = describer.resource.definition;
  if (!show) return [];
  const { helpText, resourceText, and, labels } = describer;
  const groups = Object.entries(show.groups);
  const sections = nonEmpty(
    groups.flatMap(([name, group]) => (isPaths(group) ? [] : [resourceText(`groups.${name}`)])),
  );
  const related = nonEmpty(
    Object.keys(show.related ?? {}).map((name) =>
      describer.optionalText(`resources.${name}.name`, { smart_count: 2 }),
    ),
  );
  return [
    {
      name: 'record',
      term: helpText('record.title'),
      sentences: [
        ...(show.facts ? [helpText('record.facts', { fields: labels(show.facts) })] : []),
        ...(sections.length > 0 ? [helpText('record.sections', { names: and(sections) })] : []),
        ...(related.length > 0 ? [helpText('record.related', { names: and(related) })] : []),
      ],
      items: groups.flatMap(([name, group]) =>
        isPaths(group)
          ? [
              {
                term: resourceText(`groups.${name}`),
                sentences: [helpText('record.fields', { fields: labels(group) })],
              },
            ]
          : [],
      ),
    },
  ];
}

function describeGroups(describer: Describer, form: RuntimeForm, fields: FieldMap): HelpItem[] {
  const groups = Object.entries(form).map(([name, paths]) => ({
    term: describer.resourceText(`groups.${name}`),
    sentences: [],
    items: paths
      .map((path) => getField(describer.resource, path, fields))
      .filter(({ settings }) => settings.input !== false)
      .map((field) => describeField(describer, field)),
  }));
  const [only] = groups;
  return only && groups.length === 1 ? only.items : groups;
}

/** Describes the fields of a form whose changes the support desk approves (`x-review`). */
function describeReview(describer: Describer, form: RuntimeForm, fields: FieldMap): string[] {
  const { resource, helpText, labels, or } = describer;
  const { again = [], beside = [], from, to = '' } = resource.manifest.review ?? {};
  const reviewedFields = (names: readonly string[]) =>
    reviewedPaths(resource.manifest, names, Object.values(form).flat());
  const [sentBack, pending] = [reviewedFields(again), reviewedFields(beside)];
  const states = or((from ?? []).map((state) => stateLabel(describer, state)));
  const status = stateLabel(describer, to);
  return [
    ...(sentBack.length > 0
      ? [
          from
            ? helpText('form.againFrom', { fields: labels(sentBack, fields), states, status })
            : helpText('form.again', { fields: labels(sentBack, fields), status }),
        ]
      : []),
    ...(pending.length > 0 ? [helpText('form.beside', { fields: labels(pending, fields) })] : []),
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
  const own = name === 'create' ? describer.resourceText('create') : '';
  return [
    {
      name,
      term: own === '' ? describer.helpText(`form.${name}`) : own,
      sentences: [
        ...describeFeatureGate(describer, slot),
        ...(name === 'create' && describer.resource.manifest.create?.quota
          ? [describer.helpText('form.quota')]
          : []),
        ...(name === 'edit' ? describeReview(describer, slot.form, fields) : []),
      ],
      items: describeGroups(describer, slot.form, fields),
    },
  ];
}
