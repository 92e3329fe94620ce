import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { parseVideo, webAddress } from '#contract/parseVideo.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import styles from './Cell.module.css';
import { hostNames } from './hostNames.ts';

/** Renders the host's name as a link in a new tab; a value that is not a web address is shown as text. */
export const VideoLinkCell: Cell = ({ value }) => {
  if (typeof value !== 'string' || value === '') return <EmptyValue />;
  const url = webAddress(value);
  if (!url) return <bdi>{value}</bdi>;
  const video = parseVideo(value);
  return (
    <a className={styles.video} href={url.href} target="_blank" rel="noopener noreferrer">
      <PlayCircleOutlined fontSize="small" />
      <bdi>{video ? hostNames[video.host] : url.hostname.replace(/^www\./, '')}</bdi>
    </a>
  );
};
