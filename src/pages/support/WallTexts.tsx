import { useTranslate } from 'react-admin';
import styles from './WallTexts.module.css';
import type { Approval } from './useDecide.ts';

/** Renders what is judged beside the picture: description, source credit, properties and tags. */
export function WallTexts({ approval: { text, media } }: { approval: Approval }) {
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
