import type { Translate } from '../../ui/translator.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import type { Help, HelpKey, HelpSection } from './help.ts';
import { describeActions } from './describeActions.ts';
import { describeList } from './describeList.ts';
import { describeForm, describeRecord } from './describeRecord.ts';
import { describeStates } from './describeStates.ts';
import { actionWord, createDescriber, type Describer } from './describer.ts';
import { stateChanges } from './stateChanges.ts';

const calendarKeys = (say: Describer['say'], { definition }: Resource): HelpKey[] => [
  { keys: ['←', '→', '↑', '↓', 'PgUp', 'PgDn'], does: say('keys.days') },
  ...(definition.create ? [{ keys: ['Enter'], does: say('keys.createOn') }] : []),
  ...(definition.edit ? [{ keys: ['Space'], does: say('keys.lift') }] : []),
  { keys: ['t'], does: say('keys.today') },
];

function sayKeys({ say, resource }: Describer): HelpKey[] {
  const { list } = resource.definition;
  return [
    ...(list
      ? [
          { keys: ['↑', '↓', 'k', 'j'], does: say('keys.move') },
          { keys: ['Enter'], does: say('keys.open') },
        ]
      : []),
    ...(list?.search ? [{ keys: ['/'], does: say('keys.search') }] : []),
    ...(list?.bulk
      ? [
          { keys: ['x'], does: say('keys.select') },
          { keys: ['Esc'], does: say('keys.clear') },
        ]
      : []),
    ...(list?.calendar ? calendarKeys(say, resource) : []),
    { keys: ['?'], does: say('keys.help') },
  ];
}

function sayRemove({ say, word, resource }: Describer): HelpSection[] {
  if (!resource.manifest.operations['remove'] || resource.definition.remove === false) return [];
  const button = word('ui.action.delete');
  const offered = resource.manifest.fields['allowed.remove']
    ? say('remove.allowed', { button })
    : say('remove.all');
  const says = [offered, say('remove.confirm')];
  return [{ name: 'remove', term: say('remove.title'), says }];
}

/**
 * Describes what is forbidden during impersonation: by the contract, by the definition, and destructive actions by
 * default.
 */
function saySupport(describer: Describer): HelpSection[] {
  const { definition, manifest } = describer.resource;
  const { create, edit, remove } = definition;
  const forms = [
    ...(create?.support === false ? [describer.own('create') || describer.say('form.create')] : []),
    ...(edit?.support === false ? [describer.word('ui.action.edit')] : []),
    ...(manifest.operations['remove'] && remove !== false && !remove?.support
      ? [describer.word('ui.action.delete')]
      : []),
  ];
  const actions = Object.entries(definition.actions ?? {}).flatMap(([name, slot]) =>
    slot && (slot.support ?? slot.tone !== 'danger') ? [] : [actionWord(describer, name)],
  );
  const kept = [...forms, ...actions];
  const formFields = Object.values(edit?.form ?? {}).flat();
  const fields = formFields.filter((path) => manifest.update?.fields[path]?.impersonation);
  const says = [
    ...(kept.length > 0 ? [describer.say('support.text', { actions: describer.and(kept) })] : []),
    ...(fields.length > 0
      ? [describer.say('support.fields', { fields: describer.labels(fields) })]
      : []),
  ];
  return says.length === 0 ? [] : [{ name: 'support', term: describer.say('support.title'), says }];
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
    title: describer.word(`resources.${resource.name}.name`, { smart_count: 2 }),
    about: describer.own('about'),
    keysTitle: describer.say('keys.title'),
    keys: sayKeys(describer),
    sections: [
      ...describeList(describer),
      ...describeRecord(describer),
      ...describeForm(describer, 'create', definition.create, manifest.create?.fields),
      ...describeForm(describer, 'edit', definition.edit, manifest.update?.fields),
      ...describeActions(describer, changes),
      ...sayRemove(describer),
      ...saySupport(describer),
    ],
    ...(states ? { states } : {}),
  };
}
