import { InfiniteListBase, type InfiniteListBaseProps } from 'react-admin';

/** Loads the pages of a list one after another; a file of its own, so that other lists do without its code. */
export const TilesBase = (props: InfiniteListBaseProps) => <InfiniteListBase {...props} />;
