import type { messages as tr } from '../../../tr/resources/later/leadTeam.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  presence: {
    writing:
      'يكتب ردًا الآن: %{who} |||| يكتب ردًا الآن: %{who} |||| يكتب ردًا الآن: %{who} |||| يكتب ردًا الآن: %{who} |||| يكتب ردًا الآن: %{who} |||| يكتب ردًا الآن: %{who}',
    looking:
      'يطّلع على هذين العروسين الآن: %{who} |||| يطّلع على هذين العروسين الآن: %{who} |||| يطّلع على هذين العروسين الآن: %{who} |||| يطّلع على هذين العروسين الآن: %{who} |||| يطّلع على هذين العروسين الآن: %{who} |||| يطّلع على هذين العروسين الآن: %{who}',
    more: 'شخص آخر |||| شخص آخر |||| شخصان آخران |||| %{smart_count} أشخاص آخرين |||| %{smart_count} شخصًا آخر |||| %{smart_count} شخص آخر',
  },
  answered: {
    title: 'ردّ %{who} على العروسين قبلكم',
    text: 'لم تُرسل رسالتكم، وما كتبتموه ما زال محفوظًا. تلقّى العروسان هذا الرد:',
    somebody: 'أحد زملائكم',
    show: 'العودة إلى النص',
    sendAnyway: 'إرسال على أي حال',
    discard: 'حذف النص',
  },
};
