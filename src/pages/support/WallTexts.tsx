import { useTranslate } from 'react-admin';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './WallTexts.module.css';
import type { Approval } from './useDecide.ts';

/** Message keys of the reviewed fields, below those of the resource. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  properties: 'properties.label',
  sourceCredit: 'sourceCredit',
  image: 'file',
  videoUrl: 'videoUrl',
};

/** Names the fields that differ from what couples see, with the texts that they had; nothing for a new picture. */
function WallChanges({ changes }: Pick<Approval, 'changes'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const labelled = changes.flatMap(({ field, before }) => {
    const key = LABELS[field];
    return key ? [{ label: translate(`resources.medias.fields.${key}`), before }] : [];
  });
  if (labelled.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  const fields = names.format(labelled.map(({ label }) => label));
  const message = (word: string, args: object) => translate(`pictureWall.${word}`, args);
  return (
    <>
      <p className={styles.changed}>{message('changed', { fields })}</p>
      <dl className={styles.facts}>
        {labelled.map(({ label, before }) =>
          typeof before === 'string' && before !== '' ? (
            <div key={label}>
              <dt>{message('before', { field: label })}:</dt>{' '}
              <dd>
                <bdi>{before}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

/** Renders what is judged beside the picture: changes, description, source credit, properties and tags. */
export function WallTexts({ approval: { text, media, changes } }: { approval: Approval }) {
  const translate = useTranslate();
  const { sourceCredit = null, properties = [], tags = [] } = media ?? {};
  const facts = [
    ...(sourceCredit === null || sourceCredit === ''
      ? []
      : [{ name: translate('resources.medias.fields.sourceCredit'), value: sourceCredit }]),
    ...properties,
  ];
  return (
    <>
      <WallChanges changes={changes} />
      {text !== null && text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={`${name}: ${value}`}>
              <dt>
                <bdi>{name}</bdi>:
              </dt>{' '}
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={translate('resources.medias.fields.tagIds')}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
