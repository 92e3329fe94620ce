import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface Look {
  /** `contained` is the one primary action of a page. */
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

const VARIANTS = {
  contained: 'ui-button ui-button--primary',
  outlined: 'ui-button',
  text: 'ui-button ui-button--quiet',
};

const classesOf = ({ variant = 'text', size }: Look, more = ''): string =>
  `${VARIANTS[variant]} ${size === 'small' ? 'ui-button--small' : ''} ${more}`;

/** A button for the first screens, which load no MUI: named and dressed as MUI's. */
export function Button(props: Look & ComponentProps<'button'>) {
  const { variant, size, startIcon, endIcon, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} className={classesOf({ variant, size }, className)}>
      {startIcon}
      {children}
      {endIcon}
    </button>
  );
}

/** A link that looks like a button: to another place of the panel. */
export function ButtonLink(props: Look & LinkProps) {
  const { variant, size, startIcon, endIcon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classesOf({ variant, size }, className)}>
      {startIcon}
      {children}
      {endIcon}
    </Link>
  );
}

/** A link that looks like a button: to what the panel does not draw, a telephone or a file. */
export function ButtonAnchor(props: Look & ComponentProps<'a'>) {
  const { variant, size, startIcon, endIcon, className, children, ...rest } = props;
  return (
    <a {...rest} className={classesOf({ variant, size }, className)}>
      {startIcon}
      {children}
      {endIcon}
    </a>
  );
}

/** A button that is a sign alone: give it an `aria-label`. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`ui-icon-button ${className}`} />;
}
