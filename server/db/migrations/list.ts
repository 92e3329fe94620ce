import type { Migration } from 'kysely';
import * as foundation from './0000_foundation.ts';
import * as account from './0001_account.ts';
import * as providers from './0002_providers.ts';
import * as leads from './0003_leads.ts';
import * as realtime from './0004_realtime.ts';
import * as notifications from './0005_notifications.ts';
import * as support from './0006_support.ts';
import * as followUps from './0007_followUps.ts';
import * as campaigns from './0008_campaigns.ts';
import * as wayBack from './0009_return.ts';
import * as names from './0010_names.ts';
import * as providerScope from './0011_providerScope.ts';
import * as retries from './0012_retries.ts';
import * as ownLeads from './0013_ownLeads.ts';
import * as devices from './0014_devices.ts';
import * as emptyLast from './0015_emptyLast.ts';
import * as media from './0017_media.ts';
import * as statistics from './0021_statistics.ts';
import * as testimonials from './0022_testimonials.ts';
import * as sandboxGateway from './0023_sandboxGateway.ts';
import * as limits from './0030_limits.ts';
import * as pendingChanges from './0031_pendingChanges.ts';
import * as providerForms from './0040_providerForms.ts';
import * as calendar from './0045_calendar.ts';
import * as reviewRequests from './0050_reviewRequests.ts';
import * as reviewWidgets from './0051_reviewWidgets.ts';
import * as payments from './0055_payments.ts';
import * as signup from './0060_signup.ts';
import * as paymentDesk from './0080_paymentDesk.ts';
import * as merchants from './0081_merchants.ts';
import * as subscriptions from './0110_subscriptions.ts';
import * as shippedTemplates from './0120_shippedTemplates.ts';
import * as homeFacts from './0121_homeFacts.ts';
import * as smsCosts from './0122_smsCosts.ts';
import * as marketplacePages from './0130_marketplacePages.ts';
import * as sandboxReviews from './0131_sandboxReviews.ts';
import * as merchantVersions from './0132_merchantVersions.ts';
import * as htmlMails from './0134_htmlMails.ts';
import * as packedHours from './0136_packedHours.ts';
import * as renamedPages from './0138_renamedPages.ts';
import * as changesOfAccounts from './0140_changesOfAccounts.ts';
import * as publishedReplies from './0144_publishedReplies.ts';
import * as quickFold from './0145_quickFold.ts';
import * as mediaBatches from './0147_mediaBatches.ts';
import * as namedRivals from './0148_namedRivals.ts';
import * as rivalMonths from './0150_rivalMonths.ts';
import * as rivalBounds from './0152_rivalBounds.ts';
import * as hashedProviders from './0154_hashedProviders.ts';
import * as approvedMedias from './0156_approvedMedias.ts';
import * as fileRemovals from './0158_fileRemovals.ts';
import * as galleryPictures from './0160_galleryPictures.ts';
import * as packageFeatures from './0161_packageFeatures.ts';
import * as chosenPackages from './0162_chosenPackages.ts';
import * as contactChanges from './0163_contactChanges.ts';
import * as keyAges from './0164_keyAges.ts';

export interface ListedMigration extends Migration {
  /**
   * True if it runs outside a transaction, so that its indexes do not block writes; it then calls buildIndex() only,
   * which a retry may repeat.
   */
  isOutsideTransaction?: boolean;
}

/** Migrations by name, in order; a released one is never edited or renamed. */
export const migrations: Record<string, ListedMigration> = {
  '0000_foundation': foundation,
  '0001_account': account,
  '0002_providers': providers,
  '0003_leads': leads,
  '0004_realtime': realtime,
  '0005_notifications': notifications,
  '0006_support': support,
  '0007_followUps': followUps,
  '0008_campaigns': campaigns,
  '0009_return': wayBack,
  '0010_names': names,
  '0011_providerScope': providerScope,
  '0012_retries': retries,
  '0013_ownLeads': ownLeads,
  '0014_devices': devices,
  '0015_emptyLast': emptyLast,
  '0017_media': media,
  '0021_statistics': statistics,
  '0022_testimonials': testimonials,
  '0023_sandboxGateway': sandboxGateway,
  '0030_limits': limits,
  '0031_pendingChanges': pendingChanges,
  '0040_providerForms': providerForms,
  '0045_calendar': calendar,
  '0050_reviewRequests': reviewRequests,
  '0051_reviewWidgets': reviewWidgets,
  '0055_payments': payments,
  '0060_signup': signup,
  '0080_paymentDesk': paymentDesk,
  '0081_merchants': merchants,
  '0110_subscriptions': subscriptions,
  '0120_shippedTemplates': shippedTemplates,
  '0121_homeFacts': homeFacts,
  '0122_smsCosts': smsCosts,
  '0130_marketplacePages': marketplacePages,
  '0131_sandboxReviews': sandboxReviews,
  '0132_merchantVersions': merchantVersions,
  '0134_htmlMails': htmlMails,
  '0136_packedHours': packedHours,
  '0138_renamedPages': renamedPages,
  '0140_changesOfAccounts': changesOfAccounts,
  '0144_publishedReplies': publishedReplies,
  '0145_quickFold': quickFold,
  '0147_mediaBatches': mediaBatches,
  '0148_namedRivals': namedRivals,
  '0150_rivalMonths': rivalMonths,
  '0152_rivalBounds': rivalBounds,
  '0154_hashedProviders': hashedProviders,
  '0156_approvedMedias': approvedMedias,
  '0158_fileRemovals': fileRemovals,
  '0160_galleryPictures': galleryPictures,
  '0161_packageFeatures': packageFeatures,
  '0162_chosenPackages': chosenPackages,
  '0163_contactChanges': contactChanges,
  '0164_keyAges': keyAges,
};
