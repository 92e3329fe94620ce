import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusTag } from '../ui/StatusTag.tsx';
import { tones } from '../ui/tone.ts';
import { Buttons } from './Buttons.tsx';
import { Controls } from './Controls.tsx';
import styles from './Gallery.module.css';
import { Notices } from './Notices.tsx';
import { States } from './States.tsx';
import { Tiles } from './Tiles.tsx';
import { Uploads } from './Uploads.tsx';

function Piece({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}

function Tags() {
  const translate = useTranslate();
  return (
    <p className={styles.line}>
      {tones.map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {translate(`gallery.tone.${tone}`)}
        </StatusTag>
      ))}
    </p>
  );
}

const errorPages = [
  { code: 401, title: 'shell.errors.unauthorized.title' },
  { code: 404, title: 'shell.errors.notFound.title' },
  { code: 500, title: 'shell.errors.server.title' },
];

function ErrorPages() {
  const translate = useTranslate();
  return (
    <ul className={styles.line}>
      {errorPages.map(({ code, title }) => (
        <li key={code}>
          <Link to={`/errors/error-${code}`}>
            {code} – {translate(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders the ui pieces as the panel uses them. The gallery's own header is the example of the page header. */
export function Pieces() {
  const translate = useTranslate();
  const pieces = {
    tags: <Tags />,
    buttons: <Buttons />,
    notices: <Notices />,
    controls: <Controls />,
    states: <States />,
    tiles: <Tiles />,
    uploads: <Uploads />,
    pages: <ErrorPages />,
  };
  return Object.entries(pieces).map(([name, piece]) => (
    <Piece key={name} name={translate(`gallery.${name}`)}>
      {piece}
    </Piece>
  ));
}
