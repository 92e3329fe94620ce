import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useTranslate } from 'ra-core';
import { Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { isSingleKey } from '../../ui/singleKeys.ts';
import { useKeyDown } from '../../ui/useKeyDown.ts';
import type { Resource } from '../definition/anyDefinition.ts';

const HelpSheet = lazyPart(async () => (await import('./HelpSheet.tsx')).HelpSheet);

/** The address that opens the help: `?help=1`. */
const PARAMETER = 'help';

interface HelpButtonProps {
  resource: Resource;
  /** The page of the record that it stands on; none on a list. */
  path?: string;
}

/** Opens what there is to know about a resource: by the button, by the key `?`, or by the address. */
export function HelpButton({ resource, path }: HelpButtonProps) {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const isOpen = parameters.get(PARAMETER) === '1';
  const set = useCallback(
    (open: boolean) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (open) after.set(PARAMETER, '1');
          else after.delete(PARAMETER);
          return after;
        },
        { replace: !open },
      ),
    [setParameters],
  );
  useKeyDown((event) => {
    if (event.key !== '?' || !isSingleKey(event)) return;
    event.preventDefault();
    set(true);
  });
  return (
    <>
      <IconButton
        aria-label={translate('ui.action.help')}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={HelpSheet.preload}
        onFocus={HelpSheet.preload}
        onClick={() => set(true)}
      >
        <HelpOutlineOutlined />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpSheet resource={resource} path={path} onClose={() => set(false)} />
        </Suspense>
      )}
    </>
  );
}
