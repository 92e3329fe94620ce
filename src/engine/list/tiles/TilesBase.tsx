import { InfiniteListBase, type InfiniteListBaseProps } from 'react-admin';

/** Renders an infinite list that loads page by page; in a separate module, so that other lists do not load its code. */
export const TilesBase = (props: InfiniteListBaseProps) => <InfiniteListBase {...props} />;
