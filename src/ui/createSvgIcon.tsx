import type { ComponentProps, ReactNode } from 'react';

interface SvgIconProps extends ComponentProps<'svg'> {
  /** Its name, for who does not see it; without one it is hidden from them. */
  titleAccess?: string;
}

/**
 * MUI's signs as plain SVG: the same shapes and class, dressed by the style sheet and not by a component
 * each, for which the first screens would need all of MUI's styling. The build puts it in place of
 * `@mui/material`'s own.
 */
export default function createSvgIcon(path: ReactNode, name: string) {
  function Icon({ titleAccess, className = '', ...rest }: SvgIconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
        {...rest}
        className={`MuiSvgIcon-root ui-icon ${className}`}
      >
        {path}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </svg>
    );
  }
  Icon.displayName = name;
  // By it MUI's own parts know a sign when they are given one.
  Icon.muiName = 'SvgIcon';
  return Icon;
}
