import { InfiniteListBase, type InfiniteListBaseProps } from 'react-admin';

/** Infinite list that loads page by page; in a separate module, so that other lists do not load its code. */
export const TilesBase = (props: InfiniteListBaseProps) => <InfiniteListBase {...props} />;
