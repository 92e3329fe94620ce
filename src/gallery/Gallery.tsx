import { useTranslate } from 'react-admin';
import { kindNames } from '../engine/definition/kinds.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { KindEntry } from './KindEntry.tsx';
import { Pieces } from './Pieces.tsx';
import { Switches } from './Switches.tsx';
import { Variants } from './Variants.tsx';
import styles from './Gallery.module.css';

/** Renders every kind of field and every ui piece, for review in each language and color mode. */
export function Gallery() {
  const translate = useTranslate();
  const title = translate('gallery.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        status={<StatusTag tone="special">{translate('gallery.tone.special')}</StatusTag>}
        facts={[
          translate('gallery.lead'),
          translate('gallery.kindCount', { smart_count: kindNames.length }),
        ]}
        back={{ to: '/', label: translate('ui.action.back') }}
        tools={<a href="#kinds">{translate('gallery.kinds')}</a>}
        action={
          <a href="#pieces" className="ui-button ui-button--primary">
            {translate('gallery.pieces')}
          </a>
        }
      />
      <Switches />
      <section className={styles.part} id="kinds" aria-labelledby="kinds-title">
        <h2 id="kinds-title">{translate('gallery.kinds')}</h2>
        {kindNames.map((kind) => (
          <KindEntry key={kind} kind={kind} />
        ))}
      </section>
      <section className={styles.part} aria-labelledby="variants-title">
        <h2 id="variants-title">{translate('gallery.variants')}</h2>
        <Variants />
      </section>
      <section className={styles.part} id="pieces" aria-labelledby="pieces-title">
        <h2 id="pieces-title">{translate('gallery.pieces')}</h2>
        <Pieces />
      </section>
    </>
  );
}
