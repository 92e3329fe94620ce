import AudioIcon from '@mui/icons-material/AudioFileOutlined';
import FileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import SheetIcon from '@mui/icons-material/TableChartOutlined';
import TextIcon from '@mui/icons-material/DescriptionOutlined';
import VideoIcon from '@mui/icons-material/VideoFileOutlined';

const BY_ENDING = [
  [/^(jpe?g|png|webp|gif|svg|heic|avif)$/, ImageIcon],
  [/^pdf$/, PdfIcon],
  [/^(csv|xlsx?|ods)$/, SheetIcon],
  [/^(docx?|odt|rtf|txt|md)$/, TextIcon],
  [/^(mp4|mov|webm|avi|mkv)$/, VideoIcon],
  [/^(mp3|wav|m4a|ogg)$/, AudioIcon],
] as const;

/** Renders the icon of a file type, by the file name's extension; decorative, because the name is next to it. */
export function FileIcon({ name }: { name: string }) {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const Icon = BY_ENDING.find(([endings]) => endings.test(ending))?.[1] ?? FileOutlined;
  return <Icon fontSize="small" aria-hidden="true" />;
}
