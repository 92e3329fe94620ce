import type { ReactNode } from 'react';
import { PageHeader } from '../ui/PageHeader.tsx';

/** What a page of one provider says about it. */
export interface ProviderFacts {
  name: string;
  category?: string;
  city?: string;
  district?: string;
  /** Product under which the provider is listed. */
  listingProductName?: string;
}

interface ProviderHeaderProps {
  provider: ProviderFacts;
  status?: ReactNode;
  tools?: ReactNode;
  action?: ReactNode;
  back?: { to: string; label: string };
}

/** Head of a provider's pages: its name, then category, city and district, product. */
export function ProviderHeader(props: ProviderHeaderProps) {
  const { provider, ...rest } = props;
  const place = [provider.city, provider.district].filter(Boolean).join(', ');
  return (
    <PageHeader
      {...rest}
      title={<bdi>{provider.name}</bdi>}
      facts={[provider.category, place, provider.listingProductName]}
    />
  );
}
