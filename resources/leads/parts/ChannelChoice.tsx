import { useTranslate } from 'react-admin';
import { BreakingText } from '../../../src/ui/BreakingText.tsx';
import { formatPhone } from '../../../src/ui/formatPhone.ts';
import type { Lead } from './Lead.ts';
import styles from './ChannelChoice.module.css';
import type { WrittenChannel } from './useReply.ts';

interface ChannelChoiceProps {
  lead: Lead;
  channels: readonly WrittenChannel[];
  chosen: WrittenChannel;
  onChoose: (channel: WrittenChannel) => void;
}

/** Renders the choice of the reply's channel, and the address that it goes to. */
export function ChannelChoice({ lead, channels, chosen, onChoose }: ChannelChoiceProps) {
  const translate = useTranslate();
  const address =
    chosen === 'email' ? lead.couple.email : lead.couple.phone && formatPhone(lead.couple.phone);
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
        {address ? (
          <bdi dir="ltr">
            <BreakingText text={address} />
          </bdi>
        ) : (
          translate('resources.leads.reply.relay')
        )}
      </span>
    </fieldset>
  );
}
