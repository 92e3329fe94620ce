import { useTranslate } from 'ra-core';
import { spacedPhone } from '../../../src/engine/fields/phone/Cell.tsx';
import type { Lead } from './Lead.ts';
import styles from './ChannelChoice.module.css';
import type { WrittenChannel } from './useReply.ts';

interface ChannelChoiceProps {
  lead: Lead;
  channels: readonly WrittenChannel[];
  chosen: WrittenChannel;
  onChoose: (channel: WrittenChannel) => void;
}

/** By which way the reply goes, and to which address. */
export function ChannelChoice({ lead, channels, chosen, onChoose }: ChannelChoiceProps) {
  const translate = useTranslate();
  const address =
    chosen === 'email' ? lead.couple.email : lead.couple.phone && spacedPhone(lead.couple.phone);
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{translate('resources.leads.reply.channel')}</legend>
      {channels.map((channel) => (
        <label key={channel} data-chosen={channel === chosen || undefined}>
          <input
            type="radio"
            name="channel"
            value={channel}
            checked={channel === chosen}
            onChange={() => onChoose(channel)}
          />
          {translate(`resources.leads.values.channel.${channel}`)}
        </label>
      ))}
      <span className={styles.to}>
        {translate('resources.leads.reply.to')}{' '}
        <bdi dir="ltr">{address ?? translate('resources.leads.reply.relay')}</bdi>
      </span>
    </fieldset>
  );
}
