import type { Shape } from '../messages.ts';
import type { mail as shape } from '../tr/mail.ts';

export const mail: Shape<typeof shape> = {
  product: 'Davet Panel',
  greeting: 'Hello %{name},',
  emails: {
    code: {
      subject: 'Your sign-in code',
      body: 'Your sign-in code: %{code}',
      note: 'The code is valid for 2 minutes. Do not share it with anyone. If you did not request it, please ignore this message.',
    },
    passwordReset: {
      subject: 'Set a new password',
      body: 'Open the link to set a new password for your user in the account %{account}. Your username: %{username}',
      action: 'Set a new password',
      note: 'The link is valid for 60 minutes and can be used once. If you did not request it, your password stays the same and you can ignore this message.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: 'The password for your user in the account %{account} was changed. Your other sessions have been ended.',
      note: 'If this was not you, set a new password immediately and let the owner of your account know.',
    },
    passwordChangedLinked: {
      subject: 'Your password was changed',
      body: 'The password for your user in the account %{account} was changed. All your sessions have been ended. Accounts linked to your user can also be used to sign in: %{services}.',
      note: 'If the change or a link was not you, remove the links in the settings of the panel, set a new password immediately and let the owner of your account know.',
    },
    username: {
      subject: 'Your username',
      body: 'Your username in the account %{account}: %{username}',
      note: 'If you did not request this, please ignore this message.',
    },
    invitation: {
      subject: '%{account} invites you to the panel',
      body: '%{inviter} invites you to work in the account %{account}. Open the link to choose your username and password.',
      action: 'Accept the invitation',
      note: 'The link is valid for 7 days.',
    },
    passwordReplaced: {
      subject: 'Your password was changed',
      body: 'The password for your user in the account %{account} was changed.',
      note: 'If this was not you, set a new password immediately and let the owner of your account know.',
    },
    socialLinked: {
      subject: 'A %{service} account was linked',
      body: 'A %{service} account was linked to your user in the account %{account}. It can be used to sign in from now on.',
      note: 'If this was not you, remove the link in the settings of the panel and set a new password immediately.',
    },
    coupon: {
      subject: '%{provider} has a coupon for you',
      body: '%{provider} has made a coupon for you for “%{campaign}”. Your code: %{code}. Valid until %{until}.',
      note: 'The coupon is yours alone and works once. To use it, tell the provider your code.',
    },
    reviewRequest: {
      subject: '%{provider} would value your review',
      body: 'You worked with %{provider}. A minute of your time helps other couples plan their wedding. Every review, good or bad, is published once it has been checked.',
      action: 'Write a review',
      note: 'The link is yours alone, works once and is valid for 60 days. If you would rather not write, open it and say so; we will not remind you again.',
    },
    reviewReminder: {
      subject: 'Reminder: your review of %{provider}',
      body: 'You have not written your review of %{provider} yet. A few sentences are enough.',
      action: 'Write a review',
      note: 'The link is yours alone and valid for 60 days. If you would rather not write, open it and say so; we will not remind you again.',
    },
    notification: {
      subject: '%{title}',
      body: '%{text}',
      action: 'Open in the panel',
      note: 'You can change these notifications in the panel under Settings, Notifications.',
    },
    receipt: {
      subject: 'Your payment receipt: %{what}',
      body: 'The receipt of your payment for %{what} is attached.',
      note: 'The receipt is for information only; it is not an invoice.',
    },
    userAdded: {
      subject: 'A user was invited to your account',
      body: '%{inviter} has invited %{invited} to the account %{account}.',
      note: 'If you do not know this person, you can remove them on the Users page.',
    },
    signupLink: {
      subject: 'Open your page',
      body: 'You can open your page in a few steps. Each step is saved, so you can go on from any device.',
      action: 'Start registering',
      note: 'The link is open for 30 days and meant for you alone; please do not share it.',
    },
    signupDone: {
      subject: 'The account %{account} is open',
      body: 'Your account %{account} is open. Your username: %{username}. Your page goes live once your photos are approved.',
      action: 'Open the panel',
      note: 'If you did not register, please let us know.',
    },
  },
  sms: {
    code: 'Your sign-in code: %{code}. Valid for 2 minutes, do not share it.',
    passwordReset: 'Set a new password within 60 minutes: %{link}',
    username: 'Your username in the account %{account}: %{username}',
    signupLink: 'Open your page within 30 days: %{link}',
    reviewRequest: '%{provider} would value your review: %{link}',
    reviewReminder: 'Your review of %{provider} is still open: %{link}',
    notification: '%{title} %{link}',
  },
};
