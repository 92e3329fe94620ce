import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../definition/runtimeDefinition.ts';

interface HelpToursProps {
  resource: Resource;
  /** Path of the record's page on which the help was opened; undefined on a list. */
  path: string | undefined;
}

/**
 * Renders buttons for the definition's guided tours. A tour starts on a record's page, so a list shows a hint
 * instead.
 */
export function HelpTours({ resource, path }: HelpToursProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const tours = Object.entries(resource.definition.tours ?? {});
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby="help-tours">
      <h3 id="help-tours">{translate('help.tours.title')}</h3>
      {path === undefined && <p>{translate('help.tours.onRecord')}</p>}
      {path !== undefined &&
        tours.map(([name, { messageKey, page }]) => (
          <Button
            key={name}
            startIcon={<PlayCircleOutlined />}
            onClick={() => {
              void navigate(`${page === undefined ? path : `${path}/${page}`}?tour=${name}`);
            }}
          >
            {translate(messageKey)}
          </Button>
        ))}
    </section>
  );
}
