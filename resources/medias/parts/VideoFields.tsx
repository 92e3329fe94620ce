import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useRecordContext, useTranslate } from 'react-admin';
import { useId } from 'react';
import { medias } from '#contract/manifest/medias.ts';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { useFieldChoice } from '../../../src/engine/controls/useFieldChoice.ts';
import type { Field } from '../../../src/engine/definition/field.ts';
import { FileFieldInput } from '../../../src/engine/kinds/file/Input.tsx';
import { VideoLinkInput } from '../../../src/engine/kinds/videoLink/Input.tsx';
import type { Media } from './Media.ts';

const { fields } = medias.create;

/** Fields of which a new video has exactly one. */
const SOURCES = ['videoUrl', 'videoFile'] as const;
type Source = (typeof SOURCES)[number];

/** Value of the form that is not sent: the source whose field is shown. */
const CHOICE = 'videoSource';

/** Creates the field of a source, marked as required because the other one is not shown. */
const sourceField = (path: Source): Field => ({
  resource: medias.name,
  path,
  kind: fields[path].kind,
  facts: { ...fields[path], nullable: undefined, required: true },
  settings: {},
});

const LINK = sourceField('videoUrl');
const FILE = sourceField('videoFile');

const isSource = (value: unknown): value is Source => SOURCES.some((one) => one === value);

const useSource = () => useFieldChoice(CHOICE, SOURCES);

/** Renders the choice between a link and a file. */
function SourceChoice({ error }: Pick<InputProps, 'error'>) {
  const translate = useTranslate();
  const id = useId();
  const { chosen, choose } = useSource();
  return (
    <div>
      <FormLabel id={id} required>
        {translate('resources.mediaForms.source.label')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={chosen}
        onChange={(_, value) => {
          if (isSource(value)) choose(value);
        }}
      >
        {SOURCES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`resources.mediaForms.source.${one}`)}
          />
        ))}
      </RadioGroup>
      {/* The API expects the link of a video that has neither. */}
      {chosen === 'videoFile' && error !== undefined && (
        <FormHelperText error>{error}</FormHelperText>
      )}
    </div>
  );
}

/** Renders the link of a video, below the choice of its source if it is new; nothing for an uploaded one. */
export function VideoLinkField({ source, error }: InputProps) {
  const record = useRecordContext<Media>();
  const { chosen } = useSource();
  if (record) return record.video?.host === 'own' ? null : <VideoLink source={source} />;
  return (
    <>
      <SourceChoice error={error} />
      {chosen === 'videoUrl' && <VideoLink source={source} />}
    </>
  );
}

const noInput = () => null;

const VideoLink = ({ source }: { source: string }) => (
  <VideoLinkInput field={LINK} source={source} renderInput={noInput} />
);

/** Renders the file of a new video if it is its chosen source. */
export function VideoFileField({ source }: InputProps) {
  const { chosen } = useSource();
  if (chosen !== 'videoFile') return null;
  return <FileFieldInput field={FILE} source={source} renderInput={noInput} />;
}
