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

interface Dressed extends Look {
  className?: string | undefined;
  children?: ReactNode;
}

/** The same properties with the look as class and children. */
function dressed<P extends Dressed>(props: P) {
  const { variant = 'text', size, startIcon, endIcon, className = '', children, ...rest } = props;
  const small = size === 'small' ? 'ui-button--small' : '';
  const content = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  );
  return { ...rest, className: `${VARIANTS[variant]} ${small} ${className}`, children: content };
}

/** A button for the first screens, which load no MUI: named and dressed as MUI's. */
export function Button(props: Look & ComponentProps<'button'>) {
  return <button type="button" {...dressed(props)} />;
}

/** A link that looks like a button: to another place of the panel. */
export function ButtonLink(props: Look & LinkProps) {
  return <Link {...dressed(props)} to={props.to} />;
}

/** A link that looks like a button: to what the panel does not draw, a telephone or a file. */
export function ButtonAnchor(props: Look & ComponentProps<'a'>) {
  const { children, ...rest } = dressed(props);
  return <a {...rest}>{children}</a>;
}

/** A button that is a sign alone: give it an `aria-label`. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`ui-icon-button ${className}`} />;
}
