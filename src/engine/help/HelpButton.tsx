import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { isSingleKey } from '../../ui/singleKeys.ts';
import { useKeyDown } from '../../ui/useKeyDown.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { useHelp } from './useHelp.ts';

const HelpSheet = lazyOnDemand(async () => (await import('./HelpSheet.tsx')).HelpSheet);

interface HelpButtonProps {
  resource: Resource;
  /** Path of the record's page; undefined on a list. */
  path?: string;
  /** False if the help is an entry of a menu; the key and the URL still open it. */
  isShown?: boolean;
}

/** Renders the help button of a resource; the key `?` and the URL open the help too. */
export function HelpButton({ resource, path, isShown = true }: HelpButtonProps) {
  const translate = useTranslate();
  const { isOpen, setOpen } = useHelp();
  useKeyDown((event) => {
    if (event.key !== '?' || !isSingleKey(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      {isShown && (
        <IconButton
          aria-label={translate('ui.action.help')}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onPointerEnter={HelpSheet.preload}
          onFocus={HelpSheet.preload}
          onClick={() => setOpen(true)}
        >
          <HelpOutlineOutlined />
        </IconButton>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <HelpSheet resource={resource} path={path} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
