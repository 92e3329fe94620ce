import type { Translate } from '../../ui/translator.ts';
import type { Resource, RuntimeListConfig } from '../definition/runtimeDefinition.ts';
import type { Help, HelpKey, HelpSection } from './help.ts';
import { describeActions } from './describeActions.ts';
import { describeList } from './describeList.ts';
import { describeForm, describeRecord } from './describeRecord.ts';
import { describeStates } from './describeStates.ts';
import { actionLabel, createDescriber, type Describer } from './describer.ts';
import { stateChanges } from './stateChanges.ts';

const calendarKeys = (helpText: Describer['helpText'], { definition }: Resource): HelpKey[] => [
  { keys: ['←', '→', '↑', '↓', 'PgUp', 'PgDn'], effect: helpText('keys.days') },
  ...(definition.create ? [{ keys: ['Enter'], effect: helpText('keys.createOn') }] : []),
  ...(definition.edit ? [{ keys: ['Space'], effect: helpText('keys.lift') }] : []),
  { keys: ['t'], effect: helpText('keys.today') },
];

/** Describes the keys of picture tiles and of the enlarged picture. */
const tileKeys = (
  helpText: Describer['helpText'],
  { bulk, order, tiles }: RuntimeListConfig,
): HelpKey[] => [
  { keys: ['←', '→', '↑', '↓', 'Home', 'End'], effect: helpText('keys.tiles') },
  ...(bulk
    ? [
        { keys: ['Space'], effect: helpText('keys.selectTile') },
        { keys: ['Shift + ←', 'Shift + →'], effect: helpText('keys.selectTiles') },
      ]
    : []),
  ...(order ? [{ keys: ['Space'], effect: helpText('keys.liftTile') }] : []),
  ...(tiles?.opens === 'record'
    ? []
    : [
        { keys: ['←', '→', 'Home', 'End'], effect: helpText('keys.enlarged') },
        { keys: ['+', '-'], effect: helpText('keys.zoom') },
        { keys: ['Esc'], effect: helpText('keys.closeEnlarged') },
      ]),
];

function describeKeys({ helpText, resource }: Describer): HelpKey[] {
  const { list } = resource.definition;
  return [
    ...(list
      ? [
          { keys: ['↑', '↓', 'k', 'j'], effect: helpText('keys.move') },
          { keys: ['Enter'], effect: helpText('keys.open') },
        ]
      : []),
    ...(list?.tiles ? tileKeys(helpText, list) : []),
    ...(list?.search ? [{ keys: ['/'], effect: helpText('keys.search') }] : []),
    ...(list?.bulk
      ? [
          { keys: ['x'], effect: helpText('keys.select') },
          { keys: ['Esc'], effect: helpText('keys.clear') },
        ]
      : []),
    ...(list?.calendar ? calendarKeys(helpText, resource) : []),
    { keys: ['?'], effect: helpText('keys.help') },
  ];
}

function describeRemove({ helpText, optionalText, resource }: Describer): HelpSection[] {
  if (!resource.manifest.operations['remove'] || resource.definition.remove === false) return [];
  const button = optionalText('ui.action.delete');
  const availability = resource.manifest.fields['allowed.remove']
    ? helpText('remove.allowed', { button })
    : helpText('remove.all');
  const sentences = [availability, helpText('remove.confirm')];
  return [{ name: 'remove', term: helpText('remove.title'), sentences }];
}

/**
 * Describes what is forbidden during impersonation: by the contract, by the definition, and destructive actions by
 * default.
 */
function describeSupport(describer: Describer): HelpSection[] {
  const { definition, manifest } = describer.resource;
  const { create, edit, remove } = definition;
  const forms = [
    ...(create?.support === false
      ? [describer.resourceText('create') || describer.helpText('form.create')]
      : []),
    ...(edit?.support === false ? [describer.optionalText('ui.action.edit')] : []),
    ...(manifest.operations['remove'] && remove !== false && !remove?.support
      ? [describer.optionalText('ui.action.delete')]
      : []),
  ];
  const actions = Object.entries(definition.actions ?? {}).flatMap(([name, slot]) =>
    slot && (slot.support ?? slot.tone !== 'danger') ? [] : [actionLabel(describer, name)],
  );
  const forbidden = [...forms, ...actions];
  const formFields = Object.values(edit?.form ?? {}).flat();
  const fields = formFields.filter((path) => manifest.update?.fields[path]?.impersonation);
  const sentences = [
    ...(forbidden.length > 0
      ? [describer.helpText('support.text', { actions: describer.and(forbidden) })]
      : []),
    ...(fields.length > 0
      ? [describer.helpText('support.fields', { fields: describer.labels(fields) })]
      : []),
  ];
  return sentences.length === 0
    ? []
    : [{ name: 'support', term: describer.helpText('support.title'), sentences }];
}

/**
 * Describes a definition in plain text: lists, page, forms, actions, states. The text is derived from the
 * definition, the manifest and the messages, without API requests.
 * @param locale the panel's language, such as `tr`
 */
export function describeDefinition(resource: Resource, translate: Translate, locale: string): Help {
  const describer = createDescriber(resource, translate, locale);
  const { definition, manifest } = resource;
  const changes = stateChanges(resource);
  const states = describeStates(describer, changes);
  return {
    title: describer.optionalText(`resources.${resource.name}.name`, { smart_count: 2 }),
    about: describer.resourceText('about'),
    keysTitle: describer.helpText('keys.title'),
    keys: describeKeys(describer),
    sections: [
      ...describeList(describer),
      ...describeRecord(describer),
      ...describeForm(describer, 'create', definition.create, manifest.create?.fields),
      ...describeForm(describer, 'edit', definition.edit, manifest.update?.fields),
      ...describeActions(describer, changes),
      ...describeRemove(describer),
      ...describeSupport(describer),
    ],
    ...(states ? { states } : {}),
  };
}
