// Written by openapi/generate.ts from the contract. Do not edit.

/** A plain value that remembers what it stands for: another flavor does not fit, a plain value does. */
export type Flavor<T, F extends string> = T & { readonly __flavor?: F };

export interface paths {
    "/provider-wizard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a step of a registration, or finish it
         * @description A step replaces what was saved of it before, so that a call whose answer was lost is sent again. The step `agreement` makes the account and signs its owner in; sent again with the same password within a day it signs in again and makes nothing. Faults of earlier steps are told with their fields. 409 with reason `wizard_finished`, `wizard_expired` or `wizard_withdrawn` where the link is not open.
         */
        post: operations["saveProviderWizard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-wizard/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A registration by its link
         * @description On any device as it was saved. A link that nobody sent is 404.
         */
        get: operations["getProviderWizard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-wizard/{hash}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a picture to a registration
         * @description The same picture again answers the one that is there. At most 12; one more is 409 `max_records`.
         */
        post: operations["addProviderWizardImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-wizard/{hash}/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a picture out of a registration */
        delete: operations["deleteProviderWizardImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/provider-wizards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registrations, and where each stopped */
        get: operations["listSupportWizards"];
        put?: never;
        /**
         * Send a registration link
         * @description By e-mail and SMS, as far as there is an address or a number. It is open for 30 days.
         */
        post: operations["createSupportWizard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/provider-wizards/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a registration link anew, or take it back
         * @description Where an account came of it, 409 with reason `wizard_finished`.
         */
        post: operations["createSupportWizardAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with username, e-mail or phone and password
         * @description Several matching users answer with the candidates and a challenge; a user with a second factor answers with a challenge. The call is then repeated with the challenge. Wrong passwords count by name and address together; beyond ten from everywhere the name alone is slowed down and never closed. A cookie that scripts cannot read names a device that the user has signed in on before, which others' tries do not slow down.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load the session */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /** Sign out */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with Facebook */
        post: operations["signInWithFacebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with Google */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/instagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start connecting Instagram */
        post: operations["startInstagram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/instagram/{parameter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish connecting Instagram */
        post: operations["finishInstagram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a recovery key is valid */
        get: operations["checkRecoveryKey"];
        put?: never;
        /**
         * Send a recovery link
         * @description Answers the same for known and unknown identifiers.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset/{recoveryKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the new password */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the username
         * @description Answers the same for known and unknown identifiers.
         */
        post: operations["requestUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** QR image of a new second factor */
        get: operations["getTwoFactorImage"];
        put?: never;
        /** Confirm a two-factor code */
        post: operations["setTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-factor/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same new second factor in letters
         * @description For who cannot point a camera at the image. The same secret as the image's.
         */
        get: operations["getTwoFactorSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the signed-in user is signed in
         * @description All open sessions in order of their last call, this one first; nothing that opens one.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the user but this one.
         */
        delete: operations["deleteOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out on one device */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/quick/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time code */
        post: operations["requestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/quick/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the one-time code */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a customer account
         * @description Made by our own people; the owner is invited by e-mail.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account */
        get: operations["getCustomer"];
        /** Change the account */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customer users of the account */
        get: operations["listCustomerUsers"];
        put?: never;
        /** Invite a customer user */
        post: operations["createCustomerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts and a short list */
        get: operations["getCustomerUsersSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer user
         * @description Oneself, or with users.read.
         */
        get: operations["getCustomerUser"];
        /**
         * Change a customer user
         * @description Oneself, or with users.write. Only the changed fields.
         */
        put: operations["updateCustomerUser"];
        post?: never;
        /** Remove a customer user */
        delete: operations["deleteCustomerUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Profile image
         * @description Oneself, or with users.write. At most 60 an hour.
         */
        post: operations["uploadCustomerUserImage"];
        /**
         * Take the profile image away
         * @description Oneself, or with users.write.
         */
        delete: operations["deleteCustomerUserImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/{id}/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link a provider */
        post: operations["linkProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/{id}/providers/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a provider link
         * @description Signature of oneself, or with users.write.
         */
        put: operations["updateProviderLink"];
        post?: never;
        /** Unlink a provider */
        delete: operations["unlinkProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/{id}/social-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link a social account to oneself */
        post: operations["connectSocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/{id}/social-accounts/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a social account off oneself
         * @description Only one's own; the password still opens the panel.
         */
        delete: operations["deleteSocialAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/users/{id}/invitation/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invited user behind a hash */
        get: operations["getInvitation"];
        /** Set username and password */
        put: operations["acceptInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account actions */
        get: operations["listCustomerActions"];
        put?: never;
        /** Perform an account action */
        post: operations["createCustomerAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account interactions */
        get: operations["listCustomerInteractions"];
        put?: never;
        /** Add an account interaction */
        post: operations["createCustomerInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Districts of a city */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/neighborhoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Neighbourhoods of a district */
        get: operations["listNeighborhoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configuration lists
         * @description Whole, list by list in the order of `itemTypes`, each in its own order.
         */
        get: operations["listConfigItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Provider categories
         * @description Whole, in the order in which people choose them.
         */
        get: operations["listProviderCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item-option-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Option groups of models */
        get: operations["listItemOptionGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address for calendar programs */
        get: operations["getCalendarFeed"];
        put?: never;
        /**
         * Make an address for calendar programs
         * @description One that was there before ends at once.
         */
        post: operations["createCalendarFeed"];
        /** End the address for calendar programs */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/calendar-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a calendar file
         * @description The same event is imported once: a second time it is changed. Recurring events are unfolded from today on for two years.
         */
        post: operations["importCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{token}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calendar of a page for calendar programs
         * @description iCalendar, without phone numbers and notes. Deleted entries stay for 90 days as cancelled ones.
         */
        get: operations["getCalendarFeedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public holidays
         * @description Of the country, in the order of their days.
         */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spaces of the account's venues */
        get: operations["listCustomerSpaces"];
        put?: never;
        /** Add a hall */
        post: operations["createCustomerSpace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-spaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One hall */
        get: operations["getCustomerSpace"];
        /**
         * Change a hall
         * @description Only the changed fields.
         */
        put: operations["updateCustomerSpace"];
        post?: never;
        /**
         * Delete a hall
         * @description Entries of the calendar stay, without a hall.
         */
        delete: operations["deleteCustomerSpace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-requests/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes that wait for approval */
        get: operations["listPendingChangeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Providers of this user */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One provider */
        get: operations["getProvider"];
        /** Change general information */
        put: operations["updateProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Features and limits of the package */
        get: operations["getProviderPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/churned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of this user whose package has ended */
        get: operations["listChurnedProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find pages of the marketplace by name
         * @description Those of this user and of others that couples see, in the order of their names, twenty at most.
         */
        get: operations["searchProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/active-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Package in force */
        get: operations["getActiveProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/redirect-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number that couples call, and where it leads */
        get: operations["getRedirectNumber"];
        /**
         * Change where calls lead
         * @description Calls go there at once: the number itself stays.
         */
        put: operations["updateRedirectNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do something with a page
         * @description Where there is nothing to do, 409 with reason `state`.
         */
        post: operations["createProviderAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/info-request-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forms by which couples write to a page
         * @description In the order in which the page shows them.
         */
        get: operations["listInfoRequestForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/calendar-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calendar of a page */
        get: operations["listCalendarEvents"];
        put?: never;
        /** Add to the calendar */
        post: operations["createCalendarEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/calendar-events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry of the calendar */
        get: operations["getCalendarEvent"];
        /**
         * Change an entry of the calendar
         * @description Only the changed fields.
         */
        put: operations["updateCalendarEvent"];
        post?: never;
        /** Delete an entry of the calendar */
        delete: operations["deleteCalendarEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of the account’s pages */
        get: operations["listProviderItems"];
        put?: never;
        /** Add a model */
        post: operations["createProviderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One model */
        get: operations["getProviderItem"];
        /**
         * Change a model
         * @description Only the changed fields.
         */
        put: operations["updateProviderItem"];
        post?: never;
        /** Delete a model */
        delete: operations["deleteProviderItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-items/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a model or take it off the page
         * @description Elsewhere than in the states that it starts from it answers 409 with reason `state`.
         */
        post: operations["createProviderItemAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-items/{id}/move-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a model among those of its page
         * @description Past an end it answers 409 with reason `at_end` and changes nothing.
         */
        post: operations["moveProviderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enquiries of the last six months
         * @description A search by coupleName also finds older ones.
         */
        get: operations["listLeads"];
        put?: never;
        /** Add an enquiry */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One enquiry */
        get: operations["getLead"];
        /** Change couple, wishes or assignee */
        put: operations["updateLead"];
        post?: never;
        /** Remove an enquiry that the customer added */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models that the couple asked about
         * @description Whole, in the order in which they were asked about.
         */
        get: operations["listLeadItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes and other contacts */
        get: operations["listLeadInteractions"];
        put?: never;
        /** Add a note or another contact */
        post: operations["createLeadInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/interactions/{interactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a note */
        put: operations["updateLeadInteraction"];
        post?: never;
        /** Delete a note */
        delete: operations["deleteLeadInteraction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversation */
        get: operations["listLeadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/messages/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail
         * @description The answer tells whether it was delivered; a failed one keeps its text and files. Without files it may come as JSON.
         */
        post: operations["sendLeadEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/messages/{messageId}/attachments/{attachmentId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a message */
        get: operations["getLeadMessageAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/messages/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an SMS */
        post: operations["sendLeadSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/messages/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act on a message */
        post: operations["createLeadMessageAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an enquiry
         * @description The first opening turns `new` into `pending`; an enquiry without unread messages is read. Nothing changes on a masked or archived one, nor during an impersonation.
         */
        post: operations["openLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark the conversation read */
        patch: operations["markLeadMessagesRead"];
        trace?: never;
    };
    "/leads/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on an enquiry
         * @description A refused transition answers 409 with a reason.
         */
        post: operations["createLeadAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** History */
        get: operations["listLeadHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments among colleagues */
        get: operations["listLeadComments"];
        put?: never;
        /** Add a comment */
        post: operations["createLeadComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/comments/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark comments read */
        patch: operations["markLeadCommentsRead"];
        trace?: never;
    };
    "/leads/{id}/quick-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prepared replies for an enquiry
         * @description Texts that are put into the reply and edited there; nothing is sent by itself. Availability and free days come from the calendar of the page, prices from the models that were asked about or from those of the page. Without `language` they are in the language of the couple: that of the newest text that it wrote and that is long enough to tell, otherwise that of its phone's country, otherwise that of the deployment.
         */
        get: operations["getLeadQuickReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other enquiries of the same couple
         * @description Whole, in the order of their arrival, the newest first. Found by the couple itself, its phone, its e-mail, or its names with the same day. Masked enquiries and anonymised couples are told of nowhere but on their own.
         */
        get: operations["listLeadDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow-ups of an enquiry
         * @description Whole, in the order of their start, the newest first; at most one of them runs.
         */
        get: operations["listLeadFollowUps"];
        put?: never;
        /**
         * Follow up on an enquiry
         * @description Only an open enquiry, by ways that the couple may be reached. It ends when the couple writes, a person answers, the enquiry is closed, or somebody stops it.
         */
        post: operations["startLeadFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/follow-up-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a follow-up would send
         * @description From the account's steps; nothing starts by asking.
         */
        get: operations["getLeadFollowUpProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/follow-ups/{followUpId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a follow-up */
        post: operations["createLeadFollowUpAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a reminder */
        post: operations["remindLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/stats/average-response-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Average response time
         * @description Counts Monday to Saturday, 08:00 to 19:00. Filtered as the list of enquiries; a search by coupleName reaches back to the first one.
         */
        get: operations["getAverageResponseTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/stats/couple-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts for the couples screen
         * @description Filtered as the list of enquiries; a search by coupleName reaches back to the first one.
         */
        get: operations["getCoupleStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/stats/counts-by-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts by call result
         * @description Filtered as the list of enquiries; a search by coupleName reaches back to the first one.
         */
        get: operations["getCountsByCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/stats/counts-by-read-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts by read status and status
         * @description What the list of enquiries finds by the same filters and in the same window, by status; `infoRequests.pending` is the badge.
         */
        get: operations["getCountsByReadStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lead-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a lead form offers */
        get: operations["getLeadData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/couple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Couples by name */
        get: operations["searchCouples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couple/{id}/last-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Last activity of a couple */
        get: operations["getCoupleLastActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{product}-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wedding-loan and other product leads */
        post: operations["createProductLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns and discounts */
        get: operations["listDiscounts"];
        put?: never;
        /** Add a campaign */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One campaign */
        get: operations["getDiscount"];
        /**
         * Change a campaign
         * @description Only the changed fields.
         */
        put: operations["updateDiscount"];
        post?: never;
        /** Delete a campaign */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discounts/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a campaign for approval, publish it again or take it off the page
         * @description Elsewhere than in the states that it starts from it answers 409 with reason `state`.
         */
        post: operations["createDiscountAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/follow-up-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Steps that a follow-up starts from */
        get: operations["listFollowUpSteps"];
        put?: never;
        /** Add a step */
        post: operations["createFollowUpStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/follow-up-steps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One step */
        get: operations["getFollowUpStep"];
        /**
         * Change a step
         * @description Only the changed fields; what runs already stays as it was started.
         */
        put: operations["updateFollowUpStep"];
        post?: never;
        /**
         * Delete a step
         * @description What runs already stays as it was started.
         */
        delete: operations["deleteFollowUpStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mail templates of the account */
        get: operations["listTemplates"];
        put?: never;
        /** Add a mail template */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail template */
        get: operations["getTemplate"];
        /**
         * Change a mail template
         * @description Only the changed fields.
         */
        put: operations["updateTemplate"];
        post?: never;
        /** Delete a mail template */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price lists of the pages */
        get: operations["listCatalogs"];
        put?: never;
        /** Add a price list */
        post: operations["createCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/catalogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One price list */
        get: operations["getCatalog"];
        /**
         * Change a price list
         * @description Only the changed fields.
         */
        put: operations["updateCatalog"];
        post?: never;
        /** Delete a price list */
        delete: operations["deleteCatalog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/catalogs/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The PDF of a price list */
        get: operations["getCatalogFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/catalogs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the PDF of a price list */
        delete: operations["deleteCatalogFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/catalogs/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a price list new prices */
        post: operations["createCatalogAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/catalogs/{id}/move-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a price list among those of its page
         * @description Past an end it answers 409 with reason `at_end` and changes nothing.
         */
        post: operations["moveCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of price lists */
        get: operations["listCatalogTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Options that prices are given for */
        get: operations["listCatalogItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a bigger package or recommend a company
         * @description The campaign says which. A package is asked for once until the account's manager has answered: the second time is 409 `upgrade_sent`. A recommendation is 409 `referral_month` or `referral_total` where nothing is left of the rewards, and 422 where the company was recommended already.
         */
        post: operations["createCampaignRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign-requests/referral-rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rewards of the account's recommendations and their limits */
        get: operations["getReferralRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forms of pages as data
         * @description All of them, in the order in which they are filled in.
         */
        get: operations["listProviderForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-form-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Values that fields of the forms may have
         * @description All of them, in the order of the forms and as a person would look for them.
         */
        get: operations["listProviderFormOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-data/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers of a page's forms */
        get: operations["getProviderData"];
        /**
         * Change answers of a form
         * @description The change waits beside the live values until the support desk decides; another one of the same form joins it.
         */
        put: operations["updateProviderData"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-data/{providerId}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the forms of a page are
         * @description In their order.
         */
        get: operations["listProviderDataForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-data/{providerId}/histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of a page and what became of them */
        get: operations["listProviderDataHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-data-update-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of the user's pages */
        get: operations["listProviderDataUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-data-update-queue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One change of a page */
        get: operations["getProviderDataUpdate"];
        /**
         * Change what waits
         * @description Where it does not wait any more, 409 with reason `state`.
         */
        put: operations["updateProviderDataUpdate"];
        post?: never;
        /**
         * Withdraw a change
         * @description What is live stays. Where it does not wait any more, 409 with reason `state`.
         */
        delete: operations["deleteProviderDataUpdate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-data-update-queue/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a change on its page
         * @description By the support desk. With another version than the one that waits, or where it does not wait any more, 409.
         */
        post: operations["approveProviderDataUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-data/{providerId}/missing-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forms of a page that still lack an answer */
        get: operations["getMissingData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files kept ready for messages */
        get: operations["listAttachments"];
        put?: never;
        /** Keep a file */
        post: operations["createAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file */
        get: operations["getAttachment"];
        /**
         * Rename or replace a file
         * @description Only the changed fields.
         */
        put: operations["updateAttachment"];
        post?: never;
        /** Delete a file */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/attachments/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file itself */
        get: operations["getAttachmentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in user was told
         * @description The user's own, in the language of the call. What concerns a page that the user is no longer linked to, or enquiries that the user may no longer read, is left out.
         */
        get: operations["listProviderPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-prompts/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many are unread */
        get: operations["getProviderPromptsMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-prompts/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all as read
         * @description Those up to the named one; what came after it stays unread.
         */
        post: operations["completeProviderPrompts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-prompts/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description One that was read before stays as it is.
         */
        post: operations["createProviderPromptAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in user is told of, and how
         * @description One entry for each type, in a fixed order.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Choose what to be told of, and how
         * @description Only the changed choices.
         */
        put: operations["updateNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/customer-users/{uuid}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a panel hears of what happens
         * @description Names the service to listen to and the event to begin after. Asked once for each connection; the answer is worth nothing to another user.
         */
        get: operations["getRealtimeAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/customer-users/{uuid}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events since the last one known
         * @description The same events as the stream, for whoever can hold no connection open. Events are kept for seven days.
         */
        get: operations["getRealtimeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/customer-users/{uuid}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events as they happen
         * @description Server-sent events. Each carries its id, its type as the event's name and a RealtimeEvent as JSON data; a comment comes every fifteen seconds. Beside them come hints, named `hint`, without an id and kept nowhere, whose data is `{type, leadId}`: `lead` where an enquiry or what hangs on it was changed, `presence` where somebody began or ended to look at it, `prompts` (with leadId 0) where the bell changed. Whoever hears a hint asks the API. The stream ends when the session does; where a session's last stream ends, its presences end shortly after.
         */
        get: operations["getRealtimeStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the user today
         * @description In one answer what the home page shows: enquiries by their 24 hours, unread messages, reminders, appointments, price lists that expire and how each page does. What the user may not read is null.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments of couples */
        get: operations["listTestimonials"];
        put?: never;
        /** Add a comment that a couple gave */
        post: operations["createTestimonial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial/counts-by-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments by state */
        get: operations["getTestimonialCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stars by month and by question */
        get: operations["getTestimonialSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One comment */
        get: operations["getTestimonial"];
        /**
         * Choose the comment that stands first
         * @description Only the changed fields.
         */
        put: operations["updateTestimonial"];
        post?: never;
        /** Delete a comment */
        delete: operations["deleteTestimonial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a comment, or dispute it
         * @description Elsewhere than in the states that it starts from it answers 409 with reason `state`.
         */
        post: operations["createTestimonialAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a comment
         * @description The same as the action `reply`.
         */
        post: operations["replyToTestimonial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial/{id}/histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of a comment
         * @description The latest hundred entries, in order from the newest.
         */
        get: operations["listTestimonialHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-testimonial/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos with a comment
         * @description In the order in which they were added.
         */
        get: operations["listTestimonialImages"];
        put?: never;
        /**
         * Add a photo to a comment
         * @description At most ten a comment; one more answers 409 with reason `max_records`.
         */
        post: operations["createTestimonialImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/galleries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Galleries of the pages */
        get: operations["listGalleries"];
        put?: never;
        /** Add a gallery */
        post: operations["createGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/galleries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One gallery */
        get: operations["getGallery"];
        /**
         * Change a gallery
         * @description Only the changed fields.
         */
        put: operations["updateGallery"];
        post?: never;
        /** Delete a gallery */
        delete: operations["deleteGallery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/galleries/{id}/move-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change its place
         * @description Past an end it answers 409 with reason `at_end`.
         */
        post: operations["moveGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Photos and videos of the pages */
        get: operations["listMedias"];
        put?: never;
        /**
         * Add a photo or a video
         * @description One file a call.
         */
        post: operations["createMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medias/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One photo or video */
        get: operations["getMedia"];
        /**
         * Change a photo or a video
         * @description Only the changed fields. Changing what the support desk approves sends it back to approval.
         */
        put: operations["updateMedia"];
        post?: never;
        /**
         * Delete a photo or a video
         * @description Its files are removed. The main photo leaves its place to the first active one.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medias/{id}/item-datas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags and properties */
        get: operations["getMediaItemDatas"];
        /** Change tags and properties */
        put: operations["updateMediaItemDatas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medias/{id}/move-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change its place
         * @description Past an end, and among the first five, it answers 409 with reason `at_end` or `locked` and changes nothing.
         */
        post: operations["moveMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/galleries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Galleries of one page in their order */
        get: operations["listProviderGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/main-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The main photo of a page */
        get: operations["getMainImage"];
        /** Choose the main photo of a page */
        put: operations["updateMainImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/medias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Photos and videos of one page */
        get: operations["listProviderMedias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account paid and owes */
        get: operations["listPayments"];
        put?: never;
        /**
         * Choose a package to buy
         * @description The package joins what waits to be paid. One that waits already is answered again.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by card
         * @description Begins an attempt and answers how it stands: usually the bank's page is to be shown next. Paid already is 409 `already_paid`, while another attempt is under way 409 `payment_under_way`. The answer of the same Idempotency-Key is the same attempt.
         */
        post: operations["purchasePayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment */
        get: operations["getPayment"];
        /** Change the note of a payment */
        put: operations["updatePayment"];
        post?: never;
        /** Give up a package that was chosen and not paid */
        delete: operations["deletePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act on a payment */
        post: operations["createPaymentAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipt of a paid payment as PDF */
        get: operations["getPaymentReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last attempts to pay, newest first
         * @description At most fifty, in the order of their beginning, the newest first.
         */
        get: operations["listPaymentAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an attempt to pay stands */
        get: operations["getPaymentAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-attempts/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Address of the bank's page
         * @description The address works once and while the attempt waits for the bank.
         */
        post: operations["createPaymentPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-attempts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an attempt before the bank has answered */
        post: operations["cancelPaymentAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Installments of a card and amount
         * @description In the order of their number of parts.
         */
        get: operations["listPaymentInstallments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/credit-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards of the account, the primary one first
         * @description At most ten, in the order of their adding after the primary one.
         */
        get: operations["listCreditCards"];
        put?: never;
        /**
         * Keep a card at the gateway
         * @description The eleventh is 409 `max_cards`. A card that the gateway does not take is 422.
         */
        post: operations["createCreditCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/credit-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A card */
        get: operations["getCreditCard"];
        /** Rename a card or make it the primary one */
        put: operations["updateCreditCard"];
        post?: never;
        /**
         * Delete a card here and at the gateway
         * @description Where it was the primary one the oldest of the others follows.
         */
        delete: operations["deleteCreditCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payable items and ways to pay */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/related-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Businesses that a page recommends */
        get: operations["listRelatedProviders"];
        put?: never;
        /** Recommend a business */
        post: operations["createRelatedProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/related-providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop recommending a business */
        delete: operations["deleteRelatedProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Badges and awards of the pages */
        get: operations["listProviderAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couple-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Couples with a deal, who can be asked for a comment */
        get: operations["listCoupleProviders"];
        put?: never;
        /** Record a couple with a deal by hand */
        post: operations["createCoupleProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couple-providers/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Couples by where their comment stands */
        get: operations["getCoupleProviderCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/couple-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the couple of an enquiry that became a deal
         * @description Names and contacts are taken from the enquiry, as far as the couple allows; one that is recorded already is answered as it is. 409 `needs_deal` where there is no deal.
         */
        post: operations["recordCoupleOfLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couple-providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One couple */
        get: operations["getCoupleProvider"];
        /**
         * Change a couple
         * @description Only the changed fields.
         */
        put: operations["updateCoupleProvider"];
        post?: never;
        /** Remove a couple; its links end */
        delete: operations["deleteCoupleProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couple-providers/{id}/request-comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a couple for a comment
         * @description Makes a link for this couple alone, by which it writes once within 60 days. By e-mail or SMS it is sent to the couple, in its language; at most five links in a day. 409 `needs_deal` once the enquiry is no deal any more, `review_answered` where the couple has written, `review_declined` where it does not want to, `no_email`, `no_phone`, `closed`, `email_only`, `phone_only` or `anonymised` where the channel is not open, `send_failed` where it could not be delivered.
         */
        post: operations["requestComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions to a couple behind its link
         * @description An unknown link answers 404; opening it is noted.
         */
        get: operations["getReviewRequest"];
        put?: never;
        /**
         * A couple writes its comment
         * @description Once; 409 `review_answered` for a second time, `review_expired` when it is too late, `review_declined` where it did not want to.
         */
        post: operations["answerReviewRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-requests/{token}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A couple does not want to write; reminders stop
         * @description 409 `review_answered` where it has written already.
         */
        post: operations["declineReviewRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-requests/{token}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A couple adds a photo to what it wrote
         * @description Within two hours of writing, while the comment waits for approval, at most five (409 `max_records`). 409 `review_expired` later, `state` before it wrote.
         */
        post: operations["addReviewRequestImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-comments/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of a page's review widget */
        get: operations["getWidgetFilters"];
        /**
         * Change what the review widget of a page shows
         * @description The first time makes the key under which other sites read it.
         */
        put: operations["updateWidgetFilters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-comments/filters/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new key; what stands on other sites under the old one is empty from now on */
        post: operations["renewWidgetKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external-comments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of the review widget by filters that are not saved */
        get: operations["getReviewWidgetPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-widgets/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A choice of a page's reviews for its own site
         * @description Readable from any origin, without credentials, and kept for a minute. Mean and count are always of all published reviews.
         */
        get: operations["getReviewWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places whose reviews a page shows */
        get: operations["listReviewChannels"];
        put?: never;
        /** Connect a place */
        post: operations["createReviewChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a place
         * @description Only the changed fields.
         */
        put: operations["updateReviewChannel"];
        post?: never;
        /** Disconnect a place */
        delete: operations["deleteReviewChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks and reminders
         * @description Reminders of notes, appointments and the messages of follow-ups of all enquiries of the last six months that the user may see, in one list. A note is done or moved by changing the interaction that carries it; an appointment is open until its day is over and the enquiry still stands, and a message until it has gone out.
         */
        get: operations["listReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that an enquiry is open
         * @description Said by each tab when it opens an enquiry, when its activity changes, and every twenty seconds; what was not repeated for 45 seconds is over. Answers which colleagues have the enquiry open too. An agent who acts for the user is told, and not shown.
         */
        put: operations["updateLeadPresence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/presence/{tab}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Say that an enquiry is open no more
         * @description Ends what this tab said of this enquiry, if it still stands.
         */
        delete: operations["deleteLeadPresence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/payment-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attempts to pay of all accounts, with what happened to each */
        get: operations["listSupportPaymentAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/payment-attempts/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the gateway about an attempt, settle it or give money back
         * @description What a person decides is a fact like any other: it is added to the attempt with who and why, and nothing is taken back. Money that is given back is asked of the gateway after the decision is kept; where the gateway does not answer the attempt stays `refunding` until somebody tries again or says what became of it.
         */
        post: operations["createSupportPaymentAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/customer-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a customer user
         * @description Every word must be found in the name, the username, an e-mail address, a phone number, the account or a page. At most 120 searches an agent in 15 minutes.
         */
        get: operations["searchSupportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/impersonations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As whom this agent acted */
        get: operations["listImpersonations"];
        put?: never;
        /**
         * Act as a customer user
         * @description Makes a token for this one impersonation, of 30 minutes. One that this agent still has elsewhere ends. At most 30 an hour. Who works at the desk, has left or has not taken up the invitation is refused with 409.
         */
        post: operations["createImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/impersonations/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from acting as a customer user
         * @description Called with the keys of an impersonation, up to an hour after its end. Ends it and gives the agent's own session a new token; 401 where that session is over or the agent works at the desk no more. The keys lead back once.
         */
        post: operations["returnFromImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/impersonations/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop acting as a customer user
         * @description Called with the token of the impersonation or with the agent's own. The agent stays signed in. Where nothing runs it changes nothing.
         */
        delete: operations["deleteCurrentImpersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When support acted in the account's name
         * @description Who was there, when, why and what was changed.
         */
        get: operations["listSupportAccesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records that wait for a decision */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/approvals/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many records wait */
        get: operations["getApprovalCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/approvals/{area}/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a record
         * @description Where it does not wait any more, 409 with reason `state`.
         */
        post: operations["createApprovalAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/providers/{id}/lead-to-deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads that became deals, beside rivals
         * @description Deals of the leads of the days asked for. Rivals are the firms of the same category and city. At most 366 days.
         */
        get: operations["getRivalsLeadToDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/providers/{id}/lead-to-lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rivals that the same couples wrote to
         * @description Couples of the days asked for that wrote to the other firm too. Rivals are the firms of the same category and city. At most 366 days.
         */
        get: operations["getRivalsLeadToLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/providers/{id}/view-to-deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits that became deals, beside rivals
         * @description Deals of the visits of the days asked for. Rivals are the firms of the same category and city. At most 366 days.
         */
        get: operations["getRivalsViewToDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/providers/{id}/view-to-lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits that became leads, beside rivals
         * @description Leads of the visits of the days asked for. Rivals are the firms of the same category and city. At most 366 days.
         */
        get: operations["getRivalsViewToLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/providers/{id}/to-similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rivals that the same visitors looked at
         * @description Visitors of the days asked for who looked at the other firm too. Rivals are the firms of the same category and city. At most 366 days.
         */
        get: operations["getRivalsToSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couple-providers-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weddings by their own day
         * @description Leads and deals whose wedding lies in the days asked for, whenever the couple wrote. Default the twelve months from today.
         */
        get: operations["getWeddingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couple-visit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits of couples that are known by name
         * @description Of the days asked for; a couple is known once it has written to the provider.
         */
        get: operations["listCoupleVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/stats/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outcomes of leads
         * @description Only providers whose package includes deal statistics and that are not on hold are counted.
         */
        get: operations["getDealReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-ad-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report of lists and advertisements
         * @description Impressions and reach, and the visits and leads of the same days. Providers on hold are not counted.
         */
        get: operations["getAdvertisingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quality and risk of providers
         * @description Each score with its parts, their weights, and the points that each would bring. Providers on hold have none.
         */
        get: operations["getProviderScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page visits, and what became of them
         * @description Only providers whose package includes page statistics and that are not on hold are counted.
         */
        get: operations["getVisitReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A step of the registration, in this order.
         * @enum {string}
         */
        ProviderWizardStep: "business" | "location" | "company" | "people" | "product" | "images" | "agreement";
        /** @description Somebody who will work in the account; the first is its owner. */
        ProviderWizardPerson: {
            /**
             * @description First name.
             * @example Lale
             */
            name: string;
            /**
             * @description Surname.
             * @example Demir
             */
            surname: string;
            /**
             * @description Sign-in name.
             * @example lale.demir
             */
            username: string;
            /**
             * Format: email
             * @description E-mail address.
             * @example lale@example.com
             */
            email: string;
            /**
             * @description Phone, E.164.
             * @example +905321234567
             */
            phone: string;
        };
        /** @description What one step asks. A step is saved as a whole and may be saved again; the last one makes the account. */
        ProviderWizardSave: {
            /**
             * @description End of the registration link; it stands in no log.
             * @example wz_4mKZq0x2b7mYp0o8Zb1n6Q
             */
            hash: string;
            step: components["schemas"]["ProviderWizardStep"];
            /**
             * @description Name that couples will see.
             * @example Lale Bahçe Düğün
             */
            businessName?: string;
            /**
             * Format: int64
             * @description Category of the page.
             * @example 21
             */
            categoryId?: number;
            /**
             * Format: int64
             * @description City of the page.
             * @example 34
             */
            cityId?: number;
            /**
             * Format: int64
             * @description District, in the city of the step before.
             * @example 1
             */
            districtId?: number;
            /**
             * @description Address for couples.
             * @example Riva Yolu 12
             */
            address?: string;
            /** @description Point on the map. */
            location?: {
                /**
                 * @description Latitude.
                 * @example 41.1
                 */
                latitude: number;
                /**
                 * @description Longitude.
                 * @example 29.1
                 */
                longitude: number;
            };
            /**
             * @description Name of the company, or of the person, without its trade extension.
             * @example Lale Organizasyon
             */
            customerName?: string;
            /**
             * @description Kind of company; it decides what else is asked.
             * @example limited
             */
            companyType?: Flavor<string, "config:customer_company_type">;
            /**
             * @description Trade extension of a limited or joint-stock company.
             * @example ltd_sti
             */
            tradeExtension?: Flavor<string, "config:customer_company_extension">;
            /**
             * @description Tax number of a limited or joint-stock company; its check digit is proven.
             * @example 4540536920
             */
            taxNumber?: string;
            /**
             * @description Tax office of a company.
             * @example Beykoz
             */
            taxOffice?: string;
            /**
             * @description Address on invoices.
             * @example Riva Yolu 12, Beykoz
             */
            billingAddress?: string;
            /**
             * @description Identity number of a private person or a sole proprietor, who pay taxes by it.
             * @example 10000000146
             */
            identityNumber?: string;
            /** @description Who will work in the account. The first is its owner, the others are invited by e-mail. */
            users?: components["schemas"]["ProviderWizardPerson"][];
            /**
             * Format: int64
             * @description Product to begin with.
             * @example 1
             */
            productId?: number;
            /**
             * @description The agreement is accepted.
             * @example true
             * @constant
             */
            agreesToTerms?: true;
            /**
             * @description The notice about personal data was read.
             * @example true
             * @constant
             */
            knowsPrivacy?: true;
            /**
             * @description Marketing messages are welcome; a choice of its own that nothing depends on.
             * @example false
             */
            wantsNews?: boolean;
            /**
             * @description The owner's password. It is kept with the account alone.
             * @example Papatya-1987
             */
            password?: string;
        } & (unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown);
        /**
         * @description What becomes of a registration link: it is filled in, made an account, ran out, or was taken back by the desk.
         * @enum {string}
         */
        ProviderWizardStatus: "open" | "finished" | "expired" | "withdrawn";
        /** @description What has been saved so far. */
        ProviderWizardValues: {
            /**
             * @description Name that couples will see.
             * @example Lale Bahçe Düğün
             */
            businessName?: string;
            /**
             * Format: int64
             * @description Category of the page.
             * @example 21
             */
            categoryId?: number;
            /**
             * Format: int64
             * @description City of the page.
             * @example 34
             */
            cityId?: number;
            /**
             * Format: int64
             * @description District, in the city of the step before.
             * @example 1
             */
            districtId?: number;
            /**
             * @description Address for couples.
             * @example Riva Yolu 12
             */
            address?: string;
            /** @description Point on the map. */
            location?: {
                /**
                 * @description Latitude.
                 * @example 41.1
                 */
                latitude: number;
                /**
                 * @description Longitude.
                 * @example 29.1
                 */
                longitude: number;
            };
            /**
             * @description Name of the company, or of the person, without its trade extension.
             * @example Lale Organizasyon
             */
            customerName?: string;
            /**
             * @description Kind of company; it decides what else is asked.
             * @example limited
             */
            companyType?: Flavor<string, "config:customer_company_type">;
            /**
             * @description Trade extension of a limited or joint-stock company.
             * @example ltd_sti
             */
            tradeExtension?: Flavor<string, "config:customer_company_extension">;
            /**
             * @description Tax number of a limited or joint-stock company; its check digit is proven.
             * @example 4540536920
             */
            taxNumber?: string;
            /**
             * @description Tax office of a company.
             * @example Beykoz
             */
            taxOffice?: string;
            /**
             * @description Address on invoices.
             * @example Riva Yolu 12, Beykoz
             */
            billingAddress?: string;
            /**
             * @description Identity number of a private person or a sole proprietor, who pay taxes by it.
             * @example 10000000146
             */
            identityNumber?: string;
            /** @description Who will work in the account. The first is its owner, the others are invited by e-mail. */
            users?: components["schemas"]["ProviderWizardPerson"][];
            /**
             * Format: int64
             * @description Product to begin with.
             * @example 1
             */
            productId?: number;
        };
        /** @description One size of a picture. */
        MediaSource: {
            /**
             * @description Address.
             * @example /files/images/media/a.webp
             */
            url: string;
            /**
             * @description Pixels.
             * @example 800
             */
            width: number;
            /**
             * @description Pixels.
             * @example 533
             */
            height: number;
        };
        /** @description The picture in its sizes; of a video the one that stands in front of it. Null for a video without one. */
        MediaPicture: {
            /**
             * @description Address of the largest size.
             * @example /files/images/media/a.webp
             */
            url: string;
            /**
             * @description Pixels of the largest size.
             * @example 1600
             */
            width: number;
            /**
             * @description Pixels of the largest size.
             * @example 1067
             */
            height: number;
            /**
             * @description A few pixels as a data address, to be shown blurred until the picture is there.
             * @example data:image/webp;base64,UklGRg==
             */
            placeholder: string;
            /** @description Sizes, the smallest first: 400, 800 and 1,600 pixels wide, unless the picture is smaller. */
            sources: components["schemas"]["MediaSource"][];
            /**
             * @description Signed link to the picture as it was sent, up to 2,560 pixels and 4,096 for a panorama; ends within two days.
             * @example /files/media/a.webp?ends=1795600000&signature=x
             */
            originalUrl: string;
        } | null;
        /** @description A picture of the registration; of the account it becomes a photo that waits for approval. */
        ProviderWizardImage: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: number;
            /**
             * @description Name of its file.
             * @example bahce
             */
            name: string;
            picture: components["schemas"]["MediaPicture"];
        };
        /** @description Something to choose. */
        ProviderWizardChoice: {
            /**
             * Format: int64
             * @description Id.
             * @example 34
             */
            id: number;
            /**
             * @description Name.
             * @example İstanbul
             */
            name: string;
        };
        /** @description An entry of a configuration list. */
        ProviderWizardEntry: {
            /**
             * @description Key that is saved.
             * @example limited
             */
            id: string;
            /**
             * @description Words.
             * @example Limited şirket
             */
            name: string;
        };
        /**
         * @description Something that a package may lack.
         * @enum {string}
         */
        PackageFeature: "addCampaign" | "uploadPhotos" | "viewLeads" | "rivalStats" | "replyTestimonial" | "pageStats" | "dealStats" | "itemBids" | "whatsappLeads" | "coupleDealStatus";
        /** @description A product with its prices, tax included, and what is in it. */
        ProviderWizardProduct: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: number;
            /**
             * @description Name.
             * @example Gümüş
             */
            name: string;
            /**
             * Format: int64
             * @description List price a month, in kuruş.
             * @example 349000
             */
            monthlyMinor: number;
            /**
             * @description First months.
             * @example 3
             */
            trialMonths: number;
            /**
             * Format: int64
             * @description Price of each of the first months, in kuruş; 0 is free.
             * @example 149000
             */
            trialMinor: number;
            /**
             * Format: int64
             * @description Price of each month after them, in kuruş.
             * @example 299000
             */
            nextMinor: number;
            /** @description What it unlocks. */
            features: components["schemas"]["PackageFeature"][];
            /**
             * @description Photos of the page; null is without limit.
             * @example 60
             */
            photos: number | null;
            /**
             * @description Couples shown a month; null is without limit.
             * @example null
             */
            couplesPerMonth: number | null;
            /**
             * @description Rivals that statistics name.
             * @example 1
             */
            rivals: number;
            /**
             * @description Most begin with it.
             * @example true
             */
            isAdvised: boolean;
        };
        /** @description A registration that is being filled in, the same on every device. */
        ProviderWizardForm: {
            step: components["schemas"]["ProviderWizardStep"];
            /** @description Steps that have been saved. */
            done: components["schemas"]["ProviderWizardStep"][];
            values: components["schemas"]["ProviderWizardValues"];
            /** @description Pictures so far. */
            images: components["schemas"]["ProviderWizardImage"][];
            /** @description What can be chosen. Districts are those of the saved city. */
            choices: {
                /** @description Categories. */
                categories: components["schemas"]["ProviderWizardChoice"][];
                /** @description Cities. */
                cities: components["schemas"]["ProviderWizardChoice"][];
                /** @description Districts. */
                districts: components["schemas"]["ProviderWizardChoice"][];
                /** @description Kinds of company. */
                companyTypes: components["schemas"]["ProviderWizardEntry"][];
                /** @description Trade extensions. */
                tradeExtensions: components["schemas"]["ProviderWizardEntry"][];
                /** @description Products on offer. */
                products: components["schemas"]["ProviderWizardProduct"][];
            };
            /**
             * Format: date-time
             * @description When something was saved last.
             * @example null
             */
            savedAt: Flavor<string, "date-time"> | null;
        };
        /** @description A registration by its link. */
        ProviderWizard: {
            status: components["schemas"]["ProviderWizardStatus"];
            /**
             * @description Whom the link was sent to.
             * @example Lale Demir
             */
            contactName: string;
            /**
             * Format: date-time
             * @description Until when it is open.
             * @example 2026-12-21T09:00:00.000Z
             */
            expiresAt: Flavor<string, "date-time">;
            /**
             * @description The caller's session belongs to the account that came of it.
             * @example false
             */
            isOwn: boolean;
            /** @description Null where it is not open. */
            form: components["schemas"]["ProviderWizardForm"] | null;
        };
        /** @description A payment that waits. */
        PendingPayment: {
            /**
             * @description Month of the subscription that it belongs to; 1 leads to the payment notice.
             * @example 1
             */
            recurringMonth: number;
        };
        /** @description The key of a session. */
        AccessToken: {
            /**
             * @description The token. It is shown once and kept as a hash.
             * @example pt_4mKZq0x2b7mYp0o8Zb1n6Q
             */
            id: string;
            /**
             * Format: date-time
             * @description When the session ends at the latest.
             * @example 2026-12-21T09:00:00.000Z
             */
            expiresAt: Flavor<string, "date-time">;
            /** @description Payments that wait. */
            pendingPayments: components["schemas"]["PendingPayment"][];
        };
        /**
         * @description Role in the account; what it may do is the role matrix.
         * @enum {string}
         */
        CustomerUserRole: "owner" | "manager" | "sales" | "content" | "accounting" | "viewer";
        /**
         * @description A language of the panel.
         * @enum {string}
         */
        Language: "tr" | "en" | "de" | "ar";
        /**
         * @description A right that a role gives.
         * @enum {string}
         */
        Permission: "leads.read" | "leads.write" | "leads.send" | "leads.delete" | "users.read" | "users.write" | "account.read" | "account.write" | "pages.read" | "pages.write" | "media.read" | "media.write" | "discounts.read" | "discounts.write" | "templates.read" | "templates.write" | "payments.read" | "payments.write" | "statistics.read" | "support.act" | "export";
        /**
         * @description A social account's kind.
         * @enum {string}
         */
        SocialType: "google" | "facebook";
        /** @description The customer user who is signed in. */
        SessionUser: {
            /**
             * Format: int64
             * @description Id of the customer user.
             * @example 1
             */
            id: Flavor<number, "id:customer-users">;
            /**
             * Format: uuid
             * @description Stable id for realtime and push.
             * @example 7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111
             */
            uuid: string;
            /**
             * @description Full name.
             * @example Ayşe Yıldırım
             */
            name: string;
            /**
             * @description Sign-in name.
             * @example ayse
             */
            username: string;
            /**
             * Format: int64
             * @description The account.
             * @example 1
             */
            customerId: Flavor<number, "id:customers">;
            /**
             * Format: email
             * @description First e-mail address.
             * @example ayse@example.com
             */
            email: string | null;
            /**
             * @description First phone number, E.164.
             * @example +905320000000
             */
            phone: string | null;
            /** @description City of the first provider. */
            city: {
                /**
                 * Format: int64
                 * @description The city.
                 * @example 34
                 */
                id: Flavor<number, "id:cities">;
            } | null;
            role: components["schemas"]["CustomerUserRole"];
            language: components["schemas"]["Language"];
            /**
             * @description Address of the profile image.
             * @example null
             */
            image: string | null;
            /** @description What this user may do; the panel never works a right out by itself. */
            permission: {
                /**
                 * @description May use the live support chat.
                 * @example true
                 */
                advisorService: boolean;
                /** @description Permissions of the role. */
                grants: components["schemas"]["Permission"][];
            };
            /** @description Who looks after the account on our side. */
            accountManager: {
                /**
                 * @description Name.
                 * @example Deniz Aksoy
                 */
                name: string;
                /**
                 * Format: email
                 * @description E-mail address.
                 * @example deniz@example.com
                 */
                email: string;
            } | null;
            /**
             * @description A second factor is asked at sign-in.
             * @example false
             */
            twoFactorEnabled: boolean;
            /** @description Linked social accounts. */
            socialAccounts: components["schemas"]["SocialType"][];
            /**
             * @description A support agent rather than a customer.
             * @example false
             */
            isAgent: boolean;
        };
        /**
         * @description Standing of the account; prime shows the prime logo.
         * @enum {string}
         */
        CrmStatus: "lead" | "active" | "prime" | "passive";
        /** @description The account as the shell needs it. */
        SessionCustomer: {
            /**
             * Format: int64
             * @description Id of the account.
             * @example 1
             */
            id: Flavor<number, "id:customers">;
            /**
             * @description Name of the account.
             * @example Yıldırım Davet Grubu
             */
            name: string;
            crmStatus: components["schemas"]["CrmStatus"];
            /**
             * @description Pays for a package.
             * @example true
             */
            isPaid: boolean;
            /**
             * @description Owes a payment past its due date.
             * @example false
             */
            hasDebt: boolean;
        };
        /** @description A city, district or neighbourhood. */
        Place: {
            /**
             * Format: int64
             * @description Id.
             * @example 34
             */
            id: number;
            /**
             * @description Name.
             * @example İstanbul
             */
            name: string;
        };
        /** @description A city or district, if any. */
        NullablePlace: {
            /**
             * Format: int64
             * @description Id.
             * @example 34
             */
            id: number;
            /**
             * @description Name.
             * @example İstanbul
             */
            name: string;
        } | null;
        /** @description A provider as the shell needs it. */
        ProviderBrief: {
            /**
             * Format: int64
             * @description The provider.
             * @example 1
             */
            id: Flavor<number, "id:providers">;
            /**
             * @description Name of the page.
             * @example Çınaraltı Kır Bahçesi
             */
            name: string;
            /** @description Category. */
            category: {
                /**
                 * Format: int64
                 * @description Category.
                 * @example 1
                 */
                id: Flavor<number, "id:provider-categories">;
                /**
                 * @description Name.
                 * @example Kır Düğünü
                 */
                name: string;
                /**
                 * @description Kind of category.
                 * @example venue
                 * @enum {string}
                 */
                categoryType: "venue" | "bridal" | "service";
            };
            city: components["schemas"]["Place"];
            district: components["schemas"]["NullablePlace"];
            /**
             * @description Taken off the site for now.
             * @example false
             */
            onHold: boolean;
            /**
             * @description Listing product in force.
             * @example Altın
             */
            listingProductName: string | null;
            /** @description What its package holds; the whole of it with limits is at the permissions of the provider. */
            features: components["schemas"]["PackageFeature"][];
        };
        /** @description Who acts as this user, if anybody. */
        Impersonation: {
            /**
             * @description The support agent.
             * @example Selin Destek
             */
            agentName: string;
            /**
             * @description Why.
             * @example Ticket 1042
             */
            reason: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-11-21T10:00:00.000Z
             */
            endsAt: Flavor<string, "date-time">;
        } | null;
        /** @description A session as the panel loads it. */
        Session: {
            accessToken: components["schemas"]["AccessToken"];
            /**
             * @description The user must set a new password first.
             * @example false
             */
            passwordChangeRequired: boolean;
            /**
             * @description Second half of the key, sent as X-Consumer-Key.
             * @example ck_J2zv7oXW0m4kq1
             */
            consumerKey: string;
            user: components["schemas"]["SessionUser"];
            customer: components["schemas"]["SessionCustomer"];
            /** @description Providers that the user is linked to, in order. */
            providers: components["schemas"]["ProviderBrief"][];
            impersonation: components["schemas"]["Impersonation"];
        };
        /** @description The registration after a step. */
        ProviderWizardSaved: {
            wizard: components["schemas"]["ProviderWizard"];
            /** @description The owner's session once the last step has made the account. */
            session: components["schemas"]["Session"] | null;
        };
        /**
         * @description What went wrong, for programs.
         * @enum {string}
         */
        ErrorCode: "malformed" | "unauthenticated" | "invalid_credentials" | "password_expired" | "forbidden" | "feature" | "blocked_while_impersonating" | "reauth_required" | "not_found" | "conflict" | "stale_version" | "refused" | "idempotency_mismatch" | "in_use" | "quota" | "too_large" | "unsupported_media_type" | "validation" | "version_required" | "too_many_requests" | "internal" | "unavailable";
        /** @description What is wrong with one field. */
        FieldError: {
            /** @description Path of the field in the body, such as `emails[0].value`. */
            path: string;
            /** @description For people. */
            message: string;
            /** @description For programs: required, format, minLength, maximum, enum, unknown, taken, checksum … */
            code: string;
        };
        /**
         * @description A number that a package limits, by its name in `limits` of the permissions.
         * @enum {string}
         */
        PackageLimit: "photos" | "couplesPerMonth";
        /** @description Every refusal has this shape. Words follow Accept-Language. */
        Error: {
            /** @description What happened and what to do, for people. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description One entry a wrong field; all of them at once. */
            errors: components["schemas"]["FieldError"][];
            /** @description The record as it is now, with code `stale_version`. */
            current?: {
                [key: string]: unknown;
            };
            /** @description A finer reason of a refusal, such as `deal_needs_date`. */
            reason?: string;
            /** @description What the package of the provider lacks, with code `feature`. */
            feature?: components["schemas"]["PackageFeature"];
            /** @description Which limit of the package is reached, with code `quota`. */
            limit?: components["schemas"]["PackageLimit"];
            /** @description Records that count towards the limit of the package, with code `quota`. */
            used?: number;
            /** @description Records that the package allows, with code `quota`. */
            allowed?: number;
            /** @description Id of the request, as in the log. */
            requestId: string;
        };
        /** @description A picture for a registration. */
        ProviderWizardImageCreate: {
            /**
             * Format: binary
             * @description The picture.
             */
            image: Blob;
        };
        /** @description The call was carried out; nothing more to say. */
        Done: {
            /** @description Empty. */
            data: Record<string, never>;
        };
        /** @description A registration as the support desk sees it. */
        SupportWizard: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: number;
            /**
             * @description Whom it was sent to.
             * @example Lale Demir
             */
            contactName: string;
            /**
             * @description Address that it went to.
             * @example lale@example.com
             */
            email: string | null;
            /**
             * @description Number that it went to, E.164.
             * @example +905321234567
             */
            phone: string | null;
            /**
             * @description Name of the page so far.
             * @example Lale Bahçe Düğün
             */
            businessName: string | null;
            /**
             * @description Category so far.
             * @example Kır Düğünü
             */
            categoryName: string | null;
            /**
             * @description City so far.
             * @example İstanbul
             */
            cityName: string | null;
            status: components["schemas"]["ProviderWizardStatus"];
            step: components["schemas"]["ProviderWizardStep"];
            /**
             * @description Steps that are done.
             * @example 2
             */
            done: number;
            /**
             * @description Who sent the link.
             * @example Selin Destek
             */
            agentName: string | null;
            /**
             * Format: date-time
             * @description When the link was sent.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When something was saved last.
             * @example 2026-11-20T09:20:00.000Z
             */
            savedAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description Until when it is open.
             * @example 2026-12-20T09:00:00.000Z
             */
            expiresAt: Flavor<string, "date-time">;
            /**
             * Format: int64
             * @description The account that came of it.
             * @example null
             */
            customerId: number | null;
        };
        /** @description Where this page stands in the list. */
        Meta: {
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Records a page.
             * @example 25
             */
            limit: number;
            /**
             * @description Records in the list; counted up to 10,000.
             * @example 320
             */
            total: number;
            /**
             * @description False where there are more than `total`.
             * @example true
             */
            totalIsExact: boolean;
        };
        /** @description Whom to send a registration link to. */
        SupportWizardCreate: {
            /**
             * @description Name and surname.
             * @example Lale Demir
             */
            contactName: string;
            /**
             * Format: email
             * @description Address for the link.
             * @example lale@example.com
             */
            email?: string | null;
            /**
             * @description Mobile number for the link, E.164.
             * @example +905321234567
             */
            phone?: string | null;
            language: components["schemas"]["Language"];
        };
        /** @description A registration with its link, which is told this once. */
        SupportWizardLink: {
            wizard: components["schemas"]["SupportWizard"];
            /**
             * Format: web-url
             * @description The link; null where it was taken back.
             * @example https://panel.example.com/signup-wizard/wz_4mKZq0x2b7mYp0o8Zb1n6Q
             */
            link: string | null;
        };
        /** @description What to do with a registration. */
        SupportWizardAction: {
            /**
             * @description Send a new link, in place of the one before and with 30 new days; or take it back.
             * @example resend
             * @enum {string}
             */
            type: "resend" | "withdraw";
        };
        /**
         * @description Username, e-mail address or phone number.
         * @example ayse
         */
        Identifier: string;
        /** @description Identifier and password; or the challenge of the answer before with customerUserId or code. */
        SignIn: {
            identifier?: components["schemas"]["Identifier"];
            /**
             * @description The password.
             * @example demo1234
             */
            password?: string;
            /**
             * @description From the answer before.
             * @example ch_9sX2
             */
            challenge?: string;
            /**
             * Format: int64
             * @description The chosen customer user.
             * @example 1
             */
            customerUserId?: Flavor<number, "id:customer-users">;
            /**
             * @description Two-factor code or recovery code.
             * @example 123456
             */
            code?: string;
        };
        /** @description Sign-in succeeded. */
        SignedIn: {
            /**
             * @description What came of it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "signed_in";
            session: components["schemas"]["Session"];
        };
        /** @description Several customer users match: repeat the call with the challenge and customerUserId. */
        ChooseUser: {
            /**
             * @description What came of it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "choose_user";
            /**
             * @description Valid for five minutes, once.
             * @example ch_9sX2
             */
            challenge: string;
            /** @description Who it may be. */
            candidates: {
                /**
                 * Format: int64
                 * @description The customer user.
                 * @example 1
                 */
                id: Flavor<number, "id:customer-users">;
                /**
                 * @description Full name.
                 * @example Ayşe Yıldırım
                 */
                name: string;
                /**
                 * @description The account.
                 * @example Yıldırım Davet Grubu
                 */
                customerName: string;
                /** @description Linked providers. */
                providerNames: string[];
            }[];
        };
        /** @description The password was right; repeat the call with the challenge and a code. */
        TwoFactorRequired: {
            /**
             * @description What came of it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "two_factor_required";
            /**
             * @description Valid for five minutes, five tries.
             * @example ch_9sX2
             */
            challenge: string;
        };
        /** @description The password was right but too old; set a new one with the recovery key. */
        PasswordExpired: {
            /**
             * @description What came of it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "password_expired";
            /**
             * @description Goes to PUT /password-reset.
             * @example rk_1
             */
            recoveryKey: string;
        };
        /** @description What came of a sign-in. */
        SignInResult: components["schemas"]["SignedIn"] | components["schemas"]["ChooseUser"] | components["schemas"]["TwoFactorRequired"] | components["schemas"]["PasswordExpired"];
        /** @description Start with redirectUri, finish with code and state or with an accessToken of the vendor’s script. */
        FacebookSignIn: {
            /**
             * @description Always customer.
             * @constant
             */
            userType: "customer";
            /**
             * @description Sign in or link the account.
             * @default signin
             * @example signin
             * @enum {string}
             */
            intent?: "signin" | "connect";
            /**
             * @description Path of the panel to come back to.
             * @example /auth/facebook
             */
            redirectUri?: string;
            /**
             * @description Token of the vendor’s script.
             * @example EAAB
             */
            accessToken?: string;
            /**
             * @description From the return.
             * @example abc
             */
            code?: string;
            /**
             * @description From the return.
             * @example xyz
             */
            state?: string;
        };
        /** @description Where the browser goes on. */
        AuthUrl: {
            /**
             * @description What came of it.
             * @constant
             */
            outcome: "redirect";
            /**
             * Format: web-url
             * @description Address to go to.
             * @example https://accounts.example/authorize
             */
            authUrl: string;
        };
        /** @description Go on at authUrl, or the session at once. */
        SocialResult: components["schemas"]["AuthUrl"] | components["schemas"]["SignedIn"] | components["schemas"]["ChooseUser"] | components["schemas"]["TwoFactorRequired"];
        /** @description Start with redirectUri, finish with code and state. */
        SocialSignIn: {
            /**
             * @description Sign in or link the account.
             * @default signin
             * @example signin
             * @enum {string}
             */
            intent?: "signin" | "connect";
            /**
             * @description Path of the panel to come back to.
             * @example /auth/google
             */
            redirectUri?: string;
            /**
             * @description From the return.
             * @example abc
             */
            code?: string;
            /**
             * @description From the return.
             * @example xyz
             */
            state?: string;
        };
        /** @description Where to come back to. */
        InstagramStart: {
            /**
             * Format: int64
             * @description The page to connect.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
        };
        /** @description What the return brought. */
        InstagramFinish: {
            /**
             * @description From the return.
             * @example xyz
             */
            state: string;
        };
        /** @description The connected account. */
        InstagramConnected: {
            /** @description The account. */
            data: {
                /**
                 * Format: int64
                 * @description The connected page.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
                /**
                 * @description Instagram name.
                 * @example cinaralti
                 */
                username: string;
            };
        };
        /** @description Whether a recovery key is valid. */
        RecoveryKeyState: {
            /** @description The key's state. */
            data: {
                /**
                 * @description Can still be used.
                 * @example true
                 */
                valid: boolean;
            };
        };
        /** @description Whose password was forgotten. */
        RecoveryRequest: {
            identifier: components["schemas"]["Identifier"];
        };
        /**
         * @description A password to be set; 6 is the minimum, 10 is advised, the commonest are refused.
         * @example yaz-bahcesi-42
         */
        NewPassword: string;
        /** @description The new password. */
        PasswordSet: {
            password: components["schemas"]["NewPassword"];
            /**
             * @description Always customer.
             * @constant
             */
            userType: "customer";
        };
        /** @description Whose username was forgotten. */
        UsernameRequest: {
            /**
             * @description E-mail address or phone number.
             * @example ayse@example.com
             */
            identifier: string;
        };
        /** @description Turns the second factor on or off, or makes new recovery codes. */
        TwoFactorSet: {
            /**
             * @description Six digits of the authenticator.
             * @example 123456
             */
            code: string;
            /**
             * @description On or off.
             * @example true
             */
            enable: boolean;
            /**
             * @description The password again.
             * @example demo1234
             */
            password?: string;
        };
        /** @description The second factor after the change. */
        TwoFactorState: {
            /** @description State and recovery codes. */
            data: {
                /**
                 * @description Asked at sign-in.
                 * @example true
                 */
                enabled: boolean;
                /** @description Shown once; each works once. */
                recoveryCodes: string[];
            };
        };
        /** @description A new second factor in letters. */
        TwoFactorSecret: {
            /** @description What an authenticator needs. */
            data: {
                /**
                 * @description To be typed, base32.
                 * @example JBSWY3DPEHPK3PXP
                 */
                secret: string;
                /**
                 * @description Opens an authenticator on the same device.
                 * @example otpauth://totp/Panel:ayse?secret=JBSWY3DPEHPK3PXP
                 */
                address: string;
            };
        };
        /**
         * @description What a session is held on.
         * @enum {string}
         */
        DeviceKind: "computer" | "phone" | "tablet" | "unknown";
        /** @description A place where a user is signed in. */
        OpenSession: {
            /**
             * Format: int64
             * @description Id of the session.
             * @example 12
             */
            id: number;
            kind: components["schemas"]["DeviceKind"];
            /**
             * @description The browser as far as it says.
             * @example Chrome
             */
            browser: string | null;
            /**
             * @description The operating system as far as the browser says.
             * @example Windows
             */
            system: string | null;
            /**
             * @description Network address at sign-in.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Its last call.
             * @example 2026-11-21T09:00:00.000Z
             */
            lastSeenAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-12-20T09:00:00.000Z
             */
            expiresAt: Flavor<string, "date-time">;
            /**
             * @description The session of this call.
             * @example true
             */
            isCurrent: boolean;
            /**
             * @description The support agent who holds it for the user.
             * @example null
             */
            agentName: string | null;
        };
        /** @description Where a user is signed in. */
        SessionsAnswer: {
            /** @description The sessions. */
            data: components["schemas"]["OpenSession"][];
        };
        /** @description Ask for a one-time code. */
        CodeRequest: {
            identifier: components["schemas"]["Identifier"];
        };
        /** @description The same for known and unknown identifiers. */
        CodeRequested: {
            /** @description What to do with the code. */
            data: {
                /**
                 * @description Goes with the code.
                 * @example qr_1
                 */
                requestId: string;
                /**
                 * @description Seconds that the code is valid.
                 * @example 120
                 */
                expiresIn: number;
                /**
                 * @description Seconds until another may be asked for.
                 * @example 60
                 */
                resendIn: number;
            };
        };
        /** @description The code that came. */
        CodeVerify: {
            /**
             * @description From the request.
             * @example qr_1
             */
            requestId: string;
            /**
             * @description Six digits.
             * @example 123456
             */
            code: string;
        };
        /** @description A new account with its owner, who is invited by e-mail. */
        CustomerCreate: {
            /**
             * @description Name of the account.
             * @example Lale Davet
             */
            name: string;
            /** @description The first customer user. */
            owner: {
                /**
                 * @description Full name.
                 * @example Lale Demir
                 */
                name: string;
                /**
                 * Format: email
                 * @description Address for the invitation.
                 * @example lale@example.com
                 */
                email: string;
                /**
                 * @description Phone, E.164.
                 * @example +905321234567
                 */
                phone?: string;
            };
        };
        /** @description A customer account, the tenant of everything. */
        Customer: {
            /**
             * Format: int64
             * @description Id of the account.
             * @example 1
             */
            readonly id: Flavor<number, "id:customers">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Name of the account.
             * @example Yıldırım Davet Grubu
             */
            name: string;
            /** @description Standing of the account. */
            readonly crmStatus: components["schemas"]["CrmStatus"];
            /**
             * @description Pays for a package.
             * @example true
             */
            readonly isPaid: boolean;
            /**
             * @description Owes a payment past its due date.
             * @example false
             */
            readonly hasDebt: boolean;
            /**
             * @description Kind of company.
             * @example limited
             */
            companyType: Flavor<string, "config:customer_company_type"> | null;
            /**
             * @description Tax number (10 digits) or identity number (11).
             * @example 4540536920
             */
            taxNumber: string | null;
            /**
             * @description Tax office.
             * @example Beykoz
             */
            taxOffice: string | null;
            /**
             * @description Address on invoices.
             * @example null
             */
            billingAddress: string | null;
            city: components["schemas"]["NullablePlace"];
            district: components["schemas"]["NullablePlace"];
            /**
             * Format: email
             * @description Address of the account.
             * @example iletisim@example.com
             */
            email: string | null;
            /**
             * @description Phone of the account, E.164.
             * @example +902120000000
             */
            phone: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-01-05T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-01-05T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
        };
        /** @description The changed fields of an account. */
        CustomerUpdate: {
            /**
             * @description Name of the account.
             * @example Yıldırım Davet Grubu
             */
            name?: string;
            /**
             * @description Kind of company.
             * @example limited
             */
            companyType?: Flavor<string, "config:customer_company_type"> | null;
            /**
             * @description Tax number (10 digits) or identity number (11).
             * @example 4540536920
             */
            taxNumber?: string | null;
            /**
             * @description Tax office.
             * @example Beykoz
             */
            taxOffice?: string | null;
            /**
             * @description Address on invoices.
             * @example null
             */
            billingAddress?: string | null;
            /**
             * Format: int64
             * @description City.
             * @example 34
             */
            cityId?: Flavor<number, "id:cities"> | null;
            /**
             * Format: int64
             * @description District.
             * @example 1
             */
            districtId?: Flavor<number, "id:districts"> | null;
            /**
             * Format: email
             * @description Address of the account.
             * @example iletisim@example.com
             */
            email?: string | null;
            /**
             * @description Phone of the account, E.164.
             * @example +902120000000
             */
            phone?: string | null;
        };
        /**
         * @description Whether the invitation was taken up.
         * @enum {string}
         */
        InvitationStatus: "invited" | "active" | "left";
        /** @description An e-mail address of a person. */
        EmailContact: {
            /**
             * Format: email
             * @description The address.
             * @example ayse@example.com
             */
            value: string;
        };
        /** @description A phone number of a person. */
        PhoneContact: {
            /** @description The number. */
            value: {
                /**
                 * @description E.164.
                 * @example +905321234567
                 */
                number: string;
            };
        };
        /** @description The link between a customer user and a provider. */
        CustomerUserProvider: {
            /**
             * Format: int64
             * @description Id of the link.
             * @example 1
             */
            readonly id: Flavor<number, "id:customer-user-providers">;
            /**
             * Format: int64
             * @description The provider.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the provider.
             * @example Çınaraltı Kır Bahçesi
             */
            readonly name: string;
            /**
             * @description Gets new leads by e-mail.
             * @example true
             */
            canReceiveLeads: boolean;
            /**
             * @description Gets new leads by SMS.
             * @example false
             */
            canReceiveLeadsSms: boolean;
            /**
             * @description Shown as contact on the page.
             * @example true
             */
            showAsContact: boolean;
            /**
             * @description Signature under e-mails.
             * @example null
             */
            signatureContent: string | null;
            /**
             * @description Address of the signature image.
             * @example null
             */
            signatureImage: string | null;
        };
        /** @description What may be done with this user now, by the caller. */
        CustomerUserAllowed: {
            /**
             * @description May be changed.
             * @example true
             */
            update: boolean;
            /**
             * @description May be removed.
             * @example false
             */
            remove: boolean;
        };
        /** @description A person who works in the panel for the account. */
        CustomerUser: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:customer-users">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: uuid
             * @description Stable id.
             * @example 7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111
             */
            readonly uuid: string;
            /**
             * @description First name.
             * @example Ayşe
             */
            name: string;
            /**
             * @description Family name.
             * @example Yıldırım
             */
            surname: string | null;
            /**
             * @description First and family name.
             * @example Ayşe Yıldırım
             */
            readonly fullName: string;
            /**
             * @description Sign-in name; null until the invitation is taken up.
             * @example ayse
             */
            username: string | null;
            /**
             * @description Title at work.
             * @example owner
             */
            titleId: Flavor<string, "config:customer_user_title"> | null;
            roleId: components["schemas"]["CustomerUserRole"];
            preferredLanguage: components["schemas"]["Language"];
            /**
             * Format: https-url
             * @description Address of a video about the person.
             * @example null
             */
            profileVideo: string | null;
            /**
             * @description About the person.
             * @example null
             */
            bio: string | null;
            /**
             * @description Address of the profile image.
             * @example null
             */
            readonly image: string | null;
            /** @description E-mail addresses, the first is the main one. */
            emails: components["schemas"]["EmailContact"][];
            /** @description Phone numbers, the first is the main one. */
            phones: components["schemas"]["PhoneContact"][];
            /**
             * @description Linked Google account.
             * @example null
             */
            readonly googleId: string | null;
            /**
             * @description Linked Facebook account.
             * @example null
             */
            readonly facebookId: string | null;
            /**
             * Format: date
             * @description Date of birth, at least 18 and at most 100 years ago.
             * @example 1988-04-12
             */
            birthDate: Flavor<string, "date"> | null;
            /**
             * @description Identity number; in Turkey 11 digits with a right checksum.
             * @example 10000000146
             */
            identityNumber: string | null;
            /**
             * @description Has left the job and can no longer sign in.
             * @example false
             */
            hasLeft: boolean;
            /**
             * @description May change the account's pages.
             * @example true
             */
            canManage: boolean;
            /**
             * @description Wants offers by e-mail.
             * @example true
             */
            receivesOffersByEmail: boolean;
            /**
             * @description Wants offers by SMS.
             * @example false
             */
            receivesOffersBySms: boolean;
            /**
             * @description Shown as contact on at least one page.
             * @example true
             */
            readonly showAsContact: boolean;
            /** @description Whether the invitation was taken up. */
            readonly status: components["schemas"]["InvitationStatus"];
            /** @description Linked providers. */
            readonly providers: components["schemas"]["CustomerUserProvider"][];
            /**
             * Format: date-time
             * @description Last call.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly lastSeenAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description When invited.
             * @example 2024-01-05T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2024-01-05T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            allowed: components["schemas"]["CustomerUserAllowed"];
        };
        /** @description A new customer user, who is invited by e-mail. */
        CustomerUserCreate: {
            /**
             * @description First name.
             * @example Mert
             */
            name: string;
            /**
             * @description Family name.
             * @example Kaya
             */
            surname?: string | null;
            /**
             * @description Sign-in name.
             * @example mert
             */
            username?: string;
            /**
             * @description Title at work.
             * @example sales
             */
            titleId?: Flavor<string, "config:customer_user_title"> | null;
            /** @description Role in the account. */
            roleId: components["schemas"]["CustomerUserRole"];
            preferredLanguage?: components["schemas"]["Language"];
            /**
             * Format: https-url
             * @description Address of a video about the person.
             * @example null
             */
            profileVideo?: string | null;
            /**
             * @description About the person.
             * @example null
             */
            bio?: string | null;
            /** @description E-mail addresses, the first is the main one. */
            emails: components["schemas"]["EmailContact"][];
            /** @description Phone numbers, the first is the main one. */
            phones?: components["schemas"]["PhoneContact"][];
            /**
             * Format: date
             * @description Date of birth, at least 18 and at most 100 years ago.
             * @example 1988-04-12
             */
            birthDate?: Flavor<string, "date"> | null;
            /**
             * @description Identity number; in Turkey 11 digits with a right checksum.
             * @example 10000000146
             */
            identityNumber?: string | null;
            /**
             * @description May change the account's pages.
             * @example true
             */
            canManage?: boolean;
            /**
             * @description Wants offers by e-mail.
             * @example true
             */
            receivesOffersByEmail?: boolean;
            /**
             * @description Wants offers by SMS.
             * @example false
             */
            receivesOffersBySms?: boolean;
        };
        /** @description Counts and a short list. */
        UsersSummary: {
            /** @description The summary. */
            data: {
                /**
                 * @description All.
                 * @example 4
                 */
                total: number;
                /**
                 * @description Not yet taken up.
                 * @example 1
                 */
                invited: number;
                /**
                 * @description Working.
                 * @example 3
                 */
                active: number;
                /**
                 * @description Gone.
                 * @example 0
                 */
                left: number;
                /** @description Everybody who works here now, by name. */
                users: {
                    /**
                     * Format: int64
                     * @description The customer user.
                     * @example 1
                     */
                    id: Flavor<number, "id:customer-users">;
                    /**
                     * @description Full name.
                     * @example Ayşe Yıldırım
                     */
                    name: string;
                    roleId: components["schemas"]["CustomerUserRole"];
                    /**
                     * @description Address of the profile image.
                     * @example null
                     */
                    image: string | null;
                }[];
            };
        };
        /** @description Only the changed fields. A new password of one's own needs oldPassword. */
        CustomerUserUpdate: {
            /**
             * @description First name.
             * @example Mert
             */
            name?: string;
            /**
             * @description Family name.
             * @example Kaya
             */
            surname?: string | null;
            /**
             * @description Sign-in name.
             * @example mert
             */
            username?: string;
            /**
             * @description Title at work.
             * @example sales
             */
            titleId?: Flavor<string, "config:customer_user_title"> | null;
            /** @description Role in the account. */
            roleId?: components["schemas"]["CustomerUserRole"];
            preferredLanguage?: components["schemas"]["Language"];
            /**
             * Format: https-url
             * @description Address of a video about the person.
             * @example null
             */
            profileVideo?: string | null;
            /**
             * @description About the person.
             * @example null
             */
            bio?: string | null;
            /** @description E-mail addresses, the first is the main one. */
            emails?: components["schemas"]["EmailContact"][];
            /** @description Phone numbers, the first is the main one. */
            phones?: components["schemas"]["PhoneContact"][];
            /**
             * Format: date
             * @description Date of birth, at least 18 and at most 100 years ago.
             * @example 1988-04-12
             */
            birthDate?: Flavor<string, "date"> | null;
            /**
             * @description Identity number; in Turkey 11 digits with a right checksum.
             * @example 10000000146
             */
            identityNumber?: string | null;
            /**
             * @description May change the account's pages.
             * @example true
             */
            canManage?: boolean;
            /**
             * @description Wants offers by e-mail.
             * @example true
             */
            receivesOffersByEmail?: boolean;
            /**
             * @description Wants offers by SMS.
             * @example false
             */
            receivesOffersBySms?: boolean;
            /**
             * @description Has left the job and can no longer sign in.
             * @example false
             */
            hasLeft?: boolean;
            /**
             * @description The password until now.
             * @example demo1234
             */
            oldPassword?: string;
            /**
             * @description The new password.
             * @example yaz-bahcesi-42
             */
            password?: string;
            /**
             * @description With a new password: other sessions stay open. They end without it.
             * @example false
             */
            keepsOtherSessions?: boolean;
        };
        /** @description One picture, jpg, png or webp, up to 10 MB. */
        ImageUpload: {
            /**
             * Format: binary
             * @description The file.
             */
            image: Blob;
        };
        /** @description Links a provider. */
        CustomerUserProviderLink: {
            /**
             * Format: int64
             * @description The provider.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Gets new leads by e-mail.
             * @example true
             */
            canReceiveLeads?: boolean;
            /**
             * @description Gets new leads by SMS.
             * @example false
             */
            canReceiveLeadsSms?: boolean;
            /**
             * @description Shown as contact on the page.
             * @example true
             */
            showAsContact?: boolean;
        };
        /** @description The changed switches and signature. */
        CustomerUserProviderUpdate: {
            /**
             * @description Gets new leads by e-mail.
             * @example true
             */
            canReceiveLeads?: boolean;
            /**
             * @description Gets new leads by SMS.
             * @example false
             */
            canReceiveLeadsSms?: boolean;
            /**
             * @description Shown as contact on the page.
             * @example true
             */
            showAsContact?: boolean;
            /**
             * @description Signature under e-mails.
             * @example null
             */
            signatureContent?: string | null;
        };
        /** @description A social account to link to one's own profile. */
        SocialConnect: {
            type: components["schemas"]["SocialType"];
            /**
             * @description Token from the sign-in of that service, or the code of its return with state.
             * @example abc
             */
            token: string;
            /**
             * @description From the return.
             * @example xyz
             */
            state?: string;
        };
        /** @description What an invited person sees. */
        Invitation: {
            /** @description The invitation. */
            data: {
                /**
                 * Format: int64
                 * @description The invited user.
                 * @example 7
                 */
                id: Flavor<number, "id:customer-users">;
                /**
                 * @description Full name.
                 * @example Deniz Er
                 */
                name: string;
                /**
                 * Format: email
                 * @description Where the invitation went.
                 * @example deniz@example.com
                 */
                email: string;
                /**
                 * @description The account.
                 * @example Yıldırım Davet Grubu
                 */
                customerName: string;
                /**
                 * @description A proposed username.
                 * @example deniz.er
                 */
                username: string | null;
                /**
                 * Format: date-time
                 * @description Until when.
                 * @example 2026-11-28T09:00:00.000Z
                 */
                expiresAt: Flavor<string, "date-time">;
            };
        };
        /** @description Username and password of the invited person. */
        InvitationAccept: {
            /**
             * @description Sign-in name.
             * @example deniz
             */
            username: string;
            /**
             * @description The password.
             * @example yaz-bahcesi-42
             */
            password: string;
        };
        /**
         * @description What to do with the account.
         * @enum {string}
         */
        CustomerActionType: "confirm_contact_info" | "request_call_back" | "request_invoice_copy";
        /** @description A customer user in a few words; null where the system did it. */
        UserBrief: {
            /**
             * Format: int64
             * @description The customer user.
             * @example 1
             */
            id: Flavor<number, "id:customer-users">;
            /**
             * @description Full name.
             * @example Ayşe Yıldırım
             */
            name: string;
        } | null;
        /** @description Something that happened to the account by a person's will. */
        CustomerAction: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:customer-actions">;
            type: components["schemas"]["CustomerActionType"];
            /**
             * @description A word with it.
             * @example null
             */
            note: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            createdBy: components["schemas"]["UserBrief"];
        };
        /** @description An account action. */
        CustomerActionCreate: {
            type: components["schemas"]["CustomerActionType"];
            /**
             * @description A word with it.
             * @example Please call after 14:00
             */
            note?: string | null;
        };
        /**
         * @description How the account was in touch with us.
         * @enum {string}
         */
        CustomerInteractionType: "call" | "email" | "meeting" | "note";
        /** @description A contact between the account and us. */
        CustomerInteraction: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:customer-interactions">;
            type: components["schemas"]["CustomerInteractionType"];
            /**
             * @description What was said.
             * @example Renewal was talked over
             */
            body: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            createdBy: components["schemas"]["UserBrief"];
        };
        /** @description A new contact. */
        CustomerInteractionCreate: {
            type: components["schemas"]["CustomerInteractionType"];
            /**
             * @description What was said.
             * @example Renewal was talked over
             */
            body: string;
        };
        /** @description A city of the deployment's country. */
        City: {
            /**
             * Format: int64
             * @description Id; in Turkey the plate number.
             * @example 34
             */
            readonly id: Flavor<number, "id:cities">;
            /**
             * @description Name.
             * @example İstanbul
             */
            name: string;
        };
        /** @description A district of a city. */
        District: {
            /**
             * Format: int64
             * @description Id.
             * @example 341
             */
            readonly id: Flavor<number, "id:districts">;
            /**
             * @description Name.
             * @example Beykoz
             */
            name: string;
            /**
             * Format: int64
             * @description Its city.
             * @example 34
             */
            cityId: Flavor<number, "id:cities">;
        };
        /** @description A neighbourhood of a district. */
        Neighborhood: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:neighborhoods">;
            /**
             * @description Name.
             * @example Anadolu Hisarı
             */
            name: string;
            /**
             * Format: int64
             * @description Its district.
             * @example 341
             */
            districtId: Flavor<number, "id:districts">;
        };
        /**
         * @description A configuration list.
         * @enum {string}
         */
        ConfigItemType: "provider_testimonial_added_by" | "providerTestimonialRejectedReason" | "customer_menu_pricing_type" | "currency" | "customer_user_role" | "available_languages" | "organization_type" | "lead_status" | "lead_process_state" | "info_request_reject_reason_id" | "provider_item_statuses" | "provider_review_channel" | "discount_type" | "provider_form_group" | "campaign_id" | "customer_user_title" | "payment_status" | "payment_type" | "lead_report_reasons" | "customer_company_type" | "customer_company_extension" | "allowed_provider_category_ids";
        /** @description An entry of a configuration list. */
        ConfigItem: {
            /**
             * Format: int64
             * @description Id of the entry.
             * @example 1
             */
            id: number;
            itemType: components["schemas"]["ConfigItemType"];
            /**
             * @description Key that records carry.
             * @example wedding
             */
            itemId: string;
            /**
             * @description Words, in the language of the call.
             * @example Düğün
             */
            value: string;
            /**
             * @description Passive entries are shown on old records but not offered.
             * @example active
             * @enum {string}
             */
            status: "active" | "passive";
        };
        /** @description A category of providers. */
        ProviderCategory: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:provider-categories">;
            /**
             * @description Name.
             * @example Düğün Mekanları
             */
            name: string;
            /**
             * @description Venues have capacity and menus, bridal shops have models with bids.
             * @example venue
             * @enum {string}
             */
            categoryType: "venue" | "bridal" | "service";
            /**
             * @description Leads a month that pay the package back (scope getRoiMinLeadCount).
             * @example 8
             */
            roiMinLeadCount?: number;
            /** @description What the category offers (scope getProviderCategoryMeta). */
            meta?: {
                /**
                 * @description Halls with capacity.
                 * @example true
                 */
                hasCapacity: boolean;
                /**
                 * @description Menus priced per person.
                 * @example true
                 */
                hasMenus: boolean;
                /**
                 * @description Models.
                 * @example false
                 */
                hasModels: boolean;
            };
        };
        /** @description A group of options for models. */
        ItemOptionGroup: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:item-option-groups">;
            /**
             * @description Name.
             * @example Kumaş
             */
            name: string;
            /**
             * Format: int64
             * @description Category.
             * @example 2
             */
            providerCategoryId: Flavor<number, "id:provider-categories">;
            /** @description The options. */
            options: {
                /**
                 * Format: int64
                 * @description Id.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Name.
                 * @example Dantel
                 */
                name: string;
            }[];
        };
        /** @description The address at which a calendar program reads the calendar of a page. */
        CalendarFeed: {
            /**
             * @description Whether there is one.
             * @example true
             */
            isOn: boolean;
            /**
             * Format: web-url
             * @description The address, told once: as it is made. It holds a secret.
             * @example https://panel.example.com/api/calendar-feeds/cf_x/calendar.ics
             */
            url: string | null;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description When a calendar program last read it.
             * @example 2026-11-20T09:00:00.000Z
             */
            lastReadAt: Flavor<string, "date-time"> | null;
        };
        /** @description A calendar file. */
        CalendarImport: {
            /**
             * Format: binary
             * @description The file, iCalendar (.ics), up to 2 MB.
             */
            file: Blob;
            /**
             * @description What its events become.
             * @example closed
             * @enum {string}
             */
            kind: "wedding" | "visit" | "closed";
            /**
             * @description Only tells what would happen, and changes nothing.
             * @example true
             */
            isPreview: boolean;
        };
        /** @description An event of the file and what becomes of it. */
        CalendarImportEntry: {
            /**
             * @description Its name in the file.
             * @example a@example.com
             */
            uid: string;
            /**
             * @description What it is.
             * @example Düğün
             */
            title: string;
            /**
             * Format: date
             * @description The day.
             * @example 2027-06-12
             */
            day: Flavor<string, "date">;
            /**
             * @description Takes the whole day.
             * @example true
             */
            isAllDay: boolean;
            /**
             * Format: date-time
             * @description Beginning.
             * @example 2027-06-12T15:00:00.000Z
             */
            startsAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description End.
             * @example 2027-06-12T21:00:00.000Z
             */
            endsAt: Flavor<string, "date-time"> | null;
            /**
             * @description Whether it is new, or was imported before.
             * @example added
             * @enum {string}
             */
            outcome: "added" | "changed" | "unchanged";
            /**
             * @description Its day is taken already.
             * @example false
             */
            hasConflict: boolean;
        };
        /** @description A public holiday, or the afternoon before one. */
        Holiday: {
            /**
             * Format: date
             * @description The day.
             * @example 2027-10-29
             */
            day: Flavor<string, "date">;
            /**
             * @description Its name.
             * @example Cumhuriyet Bayramı
             */
            name: string;
            /**
             * @description Free from one o’clock on.
             * @example false
             */
            isHalfDay: boolean;
            /**
             * @description Follows from a calendar, and was not announced yet.
             * @example false
             */
            isComputed: boolean;
            /**
             * @description Who says so.
             * @example 2429 sayılı Kanun
             */
            source: string;
        };
        /**
         * @description Kind of area.
         * @enum {string}
         */
        AreaType: "indoor" | "outdoor" | "indoor_and_outdoor";
        /** @description A hall or garden of a venue. */
        CustomerSpace: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:customer-spaces">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The venue.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the hall: letters, or letters and digits, with single spaces.
             * @example Çınar Salonu
             */
            name: string;
            /** @description Kind of area. */
            areaType: components["schemas"]["AreaType"];
            /**
             * @description Guests at a meal.
             * @example 400
             */
            mealCapacity: number | null;
            /**
             * @description Guests at a cocktail.
             * @example 600
             */
            cocktailCapacity: number | null;
            /**
             * @description Further pages of the account that show the hall.
             * @default []
             * @example []
             */
            linkedProviderIds: Flavor<number, "id:providers">[];
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change it.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Delete it.
                 * @example true
                 */
                remove: boolean;
            };
        };
        /** @description A new hall. */
        CustomerSpaceCreate: {
            /**
             * Format: int64
             * @description The venue.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the hall: letters, or letters and digits, with single spaces.
             * @example Çınar Salonu
             */
            name: string;
            /** @description Kind of area. */
            areaType: components["schemas"]["AreaType"];
            /**
             * @description Guests at a meal.
             * @example 400
             */
            mealCapacity?: number | null;
            /**
             * @description Guests at a cocktail.
             * @example 600
             */
            cocktailCapacity?: number | null;
            /**
             * @description Further pages of the account that show the hall.
             * @default []
             * @example []
             */
            linkedProviderIds?: Flavor<number, "id:providers">[];
        };
        /** @description Only the changed fields. */
        CustomerSpaceUpdate: {
            /**
             * @description Name of the hall: letters, or letters and digits, with single spaces.
             * @example Çınar Salonu
             */
            name?: string;
            /** @description Kind of area. */
            areaType?: components["schemas"]["AreaType"];
            /**
             * @description Guests at a meal.
             * @example 400
             */
            mealCapacity?: number | null;
            /**
             * @description Guests at a cocktail.
             * @example 600
             */
            cocktailCapacity?: number | null;
            /**
             * @description Further pages of the account that show the hall.
             * @default []
             * @example []
             */
            linkedProviderIds?: Flavor<number, "id:providers">[];
        };
        /** @description A change that waits for approval. */
        ChangeRequest: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:change-requests">;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description What was changed.
             * @example about_text
             * @enum {string}
             */
            subject: "information" | "about_text" | "contacts" | "media" | "items" | "discounts" | "general" | "details" | "team" | "about" | "location";
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
        };
        /**
         * @description Whether the page's package is paid.
         * @enum {string}
         */
        PaidStatus: "paid" | "unpaid" | "trial" | "free";
        /** @description A field of a change, with what the record shows and what it would show. */
        FieldChange: {
            /**
             * @description Name of the field.
             * @example name
             */
            field: string;
            /**
             * @description What the record shows, null for nothing.
             * @example Çınaraltı
             */
            before: unknown;
            /**
             * @description What it would show, null for nothing.
             * @example Çınaraltı Bahçesi
             */
            after: unknown;
        };
        /** @description A change that is kept beside the record until the support desk decides (`x-review`), or that it has rejected; null where there is none. */
        PendingChange: {
            /**
             * @description Whether it waits, or was rejected.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "rejected";
            /** @description The changed fields. */
            changes: components["schemas"]["FieldChange"][];
            /**
             * @description Why the support desk rejected it.
             * @example null
             */
            reason: string | null;
            /**
             * @description Earlier changes that this one has taken the place of.
             * @example 0
             */
            replaced: number;
            /**
             * @description Who sent it.
             * @example Ayşe Yıldırım
             */
            sentBy: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-11-20T09:00:00.000Z
             */
            sentAt: Flavor<string, "date-time">;
        } | null;
        /**
         * @description Something that can be done with a page.
         * @enum {string}
         */
        ProviderActionName: "confirm" | "withdrawChanges" | "disconnectInstagram";
        /** @description A provider's page. */
        Provider: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:providers">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Name of the page.
             * @example Çınaraltı Kır Bahçesi
             */
            name: string;
            /**
             * @description Name in addresses.
             * @example cinaralti-kir-bahcesi
             */
            readonly slug: string;
            /**
             * Format: int64
             * @description Category.
             * @example 1
             */
            categoryId: Flavor<number, "id:provider-categories">;
            /**
             * Format: int64
             * @description City.
             * @example 34
             */
            cityId: Flavor<number, "id:cities">;
            /**
             * Format: int64
             * @description District.
             * @example 1
             */
            districtId: Flavor<number, "id:districts"> | null;
            /** @description Category. */
            readonly category: {
                /**
                 * Format: int64
                 * @description Category.
                 * @example 1
                 */
                id: Flavor<number, "id:provider-categories">;
                /**
                 * @description Name.
                 * @example Kır Düğünü
                 */
                name: string;
                /**
                 * @description Kind of category.
                 * @example venue
                 * @enum {string}
                 */
                categoryType: "venue" | "bridal" | "service";
            };
            /** @description City. */
            readonly city: {
                /**
                 * Format: int64
                 * @description City.
                 * @example 34
                 */
                id: Flavor<number, "id:cities">;
                /**
                 * @description Name.
                 * @example İstanbul
                 */
                name: string;
            };
            /** @description District. */
            readonly district: {
                /**
                 * Format: int64
                 * @description District.
                 * @example 1
                 */
                id: Flavor<number, "id:districts">;
                /**
                 * @description Name.
                 * @example Beykoz
                 */
                name: string;
            } | null;
            /**
             * @description Taken off the site for now.
             * @example false
             */
            readonly onHold: boolean;
            /** @description What the package holds. */
            readonly productFeatures: {
                /**
                 * @description Package.
                 * @example Altın
                 */
                productName: string | null;
                /**
                 * Format: date
                 * @description First day.
                 * @example 2026-01-01
                 */
                productDateStart: Flavor<string, "date"> | null;
                /**
                 * Format: date
                 * @description Last day.
                 * @example 2026-12-31
                 */
                productDateEnd: Flavor<string, "date"> | null;
                /**
                 * @description May see statistics.
                 * @example true
                 */
                statsAccess: boolean;
                /**
                 * @description Rivals shown by name.
                 * @example 3
                 */
                rivalStatsAccess: number;
            };
            /** @description Whether the package is paid. */
            readonly paidStatus: components["schemas"]["PaidStatus"];
            /** @description How the page is listed on the site. */
            readonly providerFilter: {
                /**
                 * @description Listing product.
                 * @example Altın
                 */
                listingProductName: string | null;
            };
            /**
             * @description Forms of the page are still empty.
             * @example false
             */
            readonly isMissingData: boolean;
            /**
             * @description Share of the counted forms whose answers stand on the page.
             * @example 80
             */
            readonly completeness: number;
            /**
             * @description Text about the place; at least 300 characters are advised.
             * @example null
             */
            about: string | null;
            /**
             * @description Phone, E.164.
             * @example +902160000000
             */
            phone: string | null;
            /**
             * Format: email
             * @description E-mail address.
             * @example bilgi@example.com
             */
            email: string | null;
            /**
             * Format: web-url
             * @description Website.
             * @example https://example.com
             */
            website: string | null;
            /**
             * @description Address.
             * @example null
             */
            address: string | null;
            /** @description Point on the map. */
            location: {
                /**
                 * @description Latitude.
                 * @example 41
                 */
                latitude: number;
                /**
                 * @description Longitude.
                 * @example 29
                 */
                longitude: number;
            } | null;
            /** @description The change of name, text or address that waits for approval, or was rejected. */
            readonly pendingChange?: components["schemas"]["PendingChange"];
            /**
             * Format: date-time
             * @description Since when.
             * @example 2024-01-05T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-01-05T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /**
             * @description Connected Instagram account.
             * @example cinaralti
             */
            readonly instagramName: string | null;
            /**
             * Format: date-time
             * @description When somebody said last that the page is up to date.
             * @example 2026-11-05T09:00:00.000Z
             */
            readonly confirmedAt: Flavor<string, "date-time"> | null;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change what it says.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Actions that its state allows.
                 * @example [
                 *       "confirm"
                 *     ]
                 */
                actions: components["schemas"]["ProviderActionName"][];
            };
        };
        /** @description The changed fields of a page. */
        ProviderUpdate: {
            /**
             * @description Name of the page.
             * @example Çınaraltı Kır Bahçesi
             */
            name?: string;
            /**
             * Format: int64
             * @description District.
             * @example 1
             */
            districtId?: Flavor<number, "id:districts"> | null;
            /**
             * @description Text about the place; at least 300 characters are advised.
             * @example null
             */
            about?: string | null;
            /**
             * @description Phone, E.164.
             * @example +902160000000
             */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail address.
             * @example bilgi@example.com
             */
            email?: string | null;
            /**
             * Format: web-url
             * @description Website.
             * @example https://example.com
             */
            website?: string | null;
            /**
             * @description Address.
             * @example null
             */
            address?: string | null;
            /** @description Point on the map. */
            location?: {
                /**
                 * @description Latitude.
                 * @example 41
                 */
                latitude: number;
                /**
                 * @description Longitude.
                 * @example 29
                 */
                longitude: number;
            } | null;
        };
        /** @description What the package of one provider allows. */
        ProviderPermissions: {
            /** @description Features and limits. */
            data: {
                /**
                 * Format: int64
                 * @description The provider.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
                /** @description Each feature of a package, and whether it is there. */
                features: {
                    /**
                     * @description Add campaigns.
                     * @example true
                     */
                    addCampaign: boolean;
                    /**
                     * @description Upload more photos.
                     * @example true
                     */
                    uploadPhotos: boolean;
                    /**
                     * @description See all leads.
                     * @example true
                     */
                    viewLeads: boolean;
                    /**
                     * @description Opponent analysis.
                     * @example true
                     */
                    rivalStats: boolean;
                    /**
                     * @description Reply to testimonials.
                     * @example true
                     */
                    replyTestimonial: boolean;
                    /**
                     * @description Page statistics.
                     * @example true
                     */
                    pageStats: boolean;
                    /**
                     * @description Deal statistics.
                     * @example true
                     */
                    dealStats: boolean;
                    /**
                     * @description Bids on waiting bridal items.
                     * @example false
                     */
                    itemBids: boolean;
                    /**
                     * @description Leads by WhatsApp.
                     * @example true
                     */
                    whatsappLeads: boolean;
                    /**
                     * @description Deal status of couples.
                     * @example true
                     */
                    coupleDealStatus: boolean;
                };
                /** @description Limits of the package; null is without limit. */
                limits: {
                    /**
                     * @description Photos in the galleries.
                     * @example 100
                     */
                    photos: number | null;
                    /**
                     * @description Couples shown a month.
                     * @example null
                     */
                    couplesPerMonth: number | null;
                };
            };
        };
        /** @description A page whose package has ended. */
        ChurnedProvider: {
            /**
             * Format: int64
             * @description The page.
             * @example 5
             */
            id: Flavor<number, "id:providers">;
            /**
             * @description Its name.
             * @example Şelale Balo Salonu
             */
            name: string;
            /**
             * @description Its category.
             * @example Balo Salonu
             */
            categoryName: string;
            /**
             * @description Its city.
             * @example Antalya
             */
            cityName: string;
            /**
             * @description The package.
             * @example Gümüş
             */
            productName: string | null;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-10-31
             */
            endedOn: Flavor<string, "date">;
        };
        /** @description A page of the marketplace as couples find it. */
        FoundProvider: {
            /**
             * Format: int64
             * @description The page.
             * @example 2
             */
            id: number;
            /**
             * @description Its name.
             * @example Işık & Gölge Fotoğraf
             */
            name: string;
            /**
             * @description Its category.
             * @example Fotoğraf
             */
            categoryName: string;
            /**
             * @description Its city.
             * @example Ankara
             */
            cityName: string;
            /**
             * @description One of this user's own.
             * @example true
             */
            isOwn: boolean;
        };
        /** @description The package of a page that is in force. */
        ActiveProduct: {
            /** @description The package; null where none is in force. */
            data: {
                /**
                 * Format: int64
                 * @description The page.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
                /**
                 * @description Name of the package.
                 * @example Altın
                 */
                name: string;
                /**
                 * Format: date
                 * @description First day.
                 * @example 2026-01-01
                 */
                startsOn: Flavor<string, "date"> | null;
                /**
                 * Format: date
                 * @description Last day.
                 * @example 2026-12-31
                 */
                endsOn: Flavor<string, "date"> | null;
                /**
                 * @description Days until it ends; null without an end.
                 * @example 38
                 */
                daysLeft: number | null;
                paidStatus: components["schemas"]["PaidStatus"];
                /** @description What it holds. */
                features: components["schemas"]["PackageFeature"][];
            } | null;
        };
        /** @description Number that couples call, and where it leads. */
        RedirectNumber: {
            /** @description The numbers. */
            data: {
                /**
                 * Format: int64
                 * @description The page.
                 * @example 1
                 */
                id: Flavor<number, "id:providers">;
                /**
                 * @description Version of the page.
                 * @example 3
                 */
                version: number;
                /**
                 * @description Number that couples see; null while the page has none yet.
                 * @example +908500000012
                 */
                switchboardNumber: string | null;
                /**
                 * @description Number at which its calls arrive; null for the page's own phone.
                 * @example +905320000101
                 */
                redirectTo: string | null;
            };
        };
        /** @description Where the calls shall lead. */
        RedirectNumberUpdate: {
            /**
             * @description A number; null for the page's own phone.
             * @example +905320000101
             */
            redirectTo: string | null;
        };
        /** @description What the page says is up to date. */
        ConfirmProvider: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "confirm";
        };
        /** @description Every change that waits for approval is taken back. */
        WithdrawProviderChanges: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "withdrawChanges";
        };
        /** @description The page shows its Instagram account no more. */
        DisconnectInstagram: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "disconnectInstagram";
        };
        /** @description One action; `type` says which. */
        ProviderAction: components["schemas"]["ConfirmProvider"] | components["schemas"]["WithdrawProviderChanges"] | components["schemas"]["DisconnectInstagram"];
        /** @description A field that a couple fills in. */
        InfoRequestField: {
            /**
             * @description Name of the value.
             * @example weddingDate
             */
            name: string;
            /**
             * @description What the couple reads.
             * @example Düğün tarihi
             */
            label: string;
            /**
             * @description Must be filled.
             * @example true
             */
            isRequired: boolean;
        };
        /** @description A form by which couples write to a page. */
        InfoRequestForm: {
            /**
             * @description Its place.
             * @example 1
             */
            id: number;
            /**
             * @description The form.
             * @example offer
             * @enum {string}
             */
            key: "offer" | "visit" | "question";
            /**
             * @description What the couple reads.
             * @example Teklif isteyin
             */
            title: string;
            /** @description What it asks for. */
            fields: components["schemas"]["InfoRequestField"][];
        };
        /**
         * @description What takes the day.
         * @enum {string}
         */
        CalendarEventKind: "wedding" | "option" | "visit" | "closed";
        /** @description An entry in the calendar of a page. */
        CalendarEvent: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:calendar-events">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            readonly providerId: Flavor<number, "id:providers">;
            /**
             * @description What it is.
             * @example Elif ve Kerem’in düğünü
             */
            title: string;
            /** @description What takes the day. */
            kind: components["schemas"]["CalendarEventKind"];
            /**
             * Format: int64
             * @description The hall that it takes; null for the whole page.
             * @example 1
             */
            spaceId: Flavor<number, "id:customer-spaces"> | null;
            /**
             * Format: date
             * @description The day.
             * @example 2027-06-12
             */
            day: Flavor<string, "date">;
            /**
             * @description Takes the whole day.
             * @default true
             * @example false
             */
            isAllDay: boolean;
            /**
             * Format: date-time
             * @description Beginning, where it does not take the whole day.
             * @example 2027-06-12T15:00:00.000Z
             */
            startsAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description End, where it does not take the whole day.
             * @example 2027-06-12T21:00:00.000Z
             */
            endsAt: Flavor<string, "date-time"> | null;
            /**
             * @description Names of the couple.
             * @example Elif Yıldız ve Kerem Aksu
             */
            coupleName: string | null;
            /**
             * Format: date-time
             * @description Until when an option is held.
             * @example 2027-02-01T18:00:00.000Z
             */
            expiresAt: Flavor<string, "date-time"> | null;
            /**
             * @description What is to be thought of.
             * @example Cam salon yedek tutulacak.
             */
            note: string | null;
            /**
             * @description It may stand on a day that is taken. Over once it moves to a free day.
             * @default false
             * @example false
             */
            allowsConflict: boolean;
            /**
             * @description Another wedding, option or closed day takes the same hall on the same day.
             * @default false
             * @example false
             */
            readonly hasConflict: boolean;
            /**
             * @description Name of the event in the calendar that it was imported from.
             * @example null
             */
            readonly importUid: string | null;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
        };
        /** @description A new entry of the calendar. */
        CalendarEventCreate: {
            /**
             * @description What it is.
             * @example Elif ve Kerem’in düğünü
             */
            title: string;
            /** @description What takes the day. */
            kind: components["schemas"]["CalendarEventKind"];
            /**
             * Format: int64
             * @description The hall that it takes; null for the whole page.
             * @example 1
             */
            spaceId?: Flavor<number, "id:customer-spaces"> | null;
            /**
             * Format: date
             * @description The day.
             * @example 2027-06-12
             */
            day: Flavor<string, "date">;
            /**
             * @description Takes the whole day.
             * @default true
             * @example false
             */
            isAllDay?: boolean;
            /**
             * Format: date-time
             * @description Beginning, where it does not take the whole day.
             * @example 2027-06-12T15:00:00.000Z
             */
            startsAt?: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description End, where it does not take the whole day.
             * @example 2027-06-12T21:00:00.000Z
             */
            endsAt?: Flavor<string, "date-time"> | null;
            /**
             * @description Names of the couple.
             * @example Elif Yıldız ve Kerem Aksu
             */
            coupleName?: string | null;
            /**
             * Format: date-time
             * @description Until when an option is held.
             * @example 2027-02-01T18:00:00.000Z
             */
            expiresAt?: Flavor<string, "date-time"> | null;
            /**
             * @description What is to be thought of.
             * @example Cam salon yedek tutulacak.
             */
            note?: string | null;
            /**
             * @description It may stand on a day that is taken. Over once it moves to a free day.
             * @default false
             * @example false
             */
            allowsConflict?: boolean;
        } & unknown;
        /** @description Only the changed fields. */
        CalendarEventUpdate: {
            /**
             * @description What it is.
             * @example Elif ve Kerem’in düğünü
             */
            title?: string;
            /** @description What takes the day. */
            kind?: components["schemas"]["CalendarEventKind"];
            /**
             * Format: int64
             * @description The hall that it takes; null for the whole page.
             * @example 1
             */
            spaceId?: Flavor<number, "id:customer-spaces"> | null;
            /**
             * Format: date
             * @description The day.
             * @example 2027-06-12
             */
            day?: Flavor<string, "date">;
            /**
             * @description Takes the whole day.
             * @default true
             * @example false
             */
            isAllDay?: boolean;
            /**
             * Format: date-time
             * @description Beginning, where it does not take the whole day.
             * @example 2027-06-12T15:00:00.000Z
             */
            startsAt?: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description End, where it does not take the whole day.
             * @example 2027-06-12T21:00:00.000Z
             */
            endsAt?: Flavor<string, "date-time"> | null;
            /**
             * @description Names of the couple.
             * @example Elif Yıldız ve Kerem Aksu
             */
            coupleName?: string | null;
            /**
             * Format: date-time
             * @description Until when an option is held.
             * @example 2027-02-01T18:00:00.000Z
             */
            expiresAt?: Flavor<string, "date-time"> | null;
            /**
             * @description What is to be thought of.
             * @example Cam salon yedek tutulacak.
             */
            note?: string | null;
            /**
             * @description It may stand on a day that is taken. Over once it moves to a free day.
             * @default false
             * @example false
             */
            allowsConflict?: boolean;
        } & unknown;
        /**
         * @description Whether the model stands on the page. The support desk approves or rejects it.
         * @enum {string}
         */
        ProviderItemStatus: "pending" | "published" | "unpublished" | "rejected";
        /** @description A model of a page, such as a wedding dress. */
        ProviderItem: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:provider-items">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 3
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the model.
             * @example Defne
             */
            name: string;
            /**
             * @description Brand or line.
             * @example İnci Atölye
             */
            brand: string | null;
            /**
             * @description In one or two sentences.
             * @example Dantel kollu, balık kesim gelinlik.
             */
            description: string | null;
            /**
             * @description Cloth, sizes, fittings.
             * @example <p>Fransız danteli</p>
             */
            details: string | null;
            /**
             * @description Price from, whole lira, tax included.
             * @example 28000
             */
            minPrice: number | null;
            /**
             * @description Price up to, whole lira, tax included; not below `minPrice`.
             * @example 42000
             */
            maxPrice: number | null;
            /**
             * @description Where it stands; changed by actions.
             * @default pending
             * @example published
             */
            readonly status: components["schemas"]["ProviderItemStatus"];
            /**
             * @description Why the support desk rejected it.
             * @example null
             */
            readonly rejectionReason: string | null;
            /**
             * @description Shown once it is published.
             * @default true
             * @example true
             */
            isActive: boolean;
            /**
             * @description Address of the cover image.
             * @example /files/images/provider-items/5f0c.webp
             */
            readonly coverImage: string | null;
            /**
             * @description Place among the models of its page.
             * @example 1
             */
            readonly order: number;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change it.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Delete it.
                 * @example true
                 */
                remove: boolean;
                /**
                 * @description Change its place.
                 * @example true
                 */
                move: boolean;
                /**
                 * @description Actions that its state allows.
                 * @example [
                 *       "unpublish"
                 *     ]
                 */
                actions: ("publish" | "unpublish")[];
            };
        };
        /** @description A new model; it waits for approval. */
        ProviderItemCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 3
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the model.
             * @example Defne
             */
            name: string;
            /**
             * @description Brand or line.
             * @example İnci Atölye
             */
            brand?: string | null;
            /**
             * @description In one or two sentences.
             * @example Dantel kollu, balık kesim gelinlik.
             */
            description?: string | null;
            /**
             * @description Cloth, sizes, fittings.
             * @example <p>Fransız danteli</p>
             */
            details?: string | null;
            /**
             * @description Price from, whole lira, tax included.
             * @example 28000
             */
            minPrice?: number | null;
            /**
             * @description Price up to, whole lira, tax included; not below `minPrice`.
             * @example 42000
             */
            maxPrice?: number | null;
            /**
             * @description Shown once it is published.
             * @default true
             * @example true
             */
            isActive?: boolean;
            /**
             * Format: binary
             * @description Cover image, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            coverImage: Blob;
        };
        /** @description Only the changed fields. */
        ProviderItemUpdate: {
            /**
             * Format: int64
             * @description The page.
             * @example 3
             */
            providerId?: Flavor<number, "id:providers">;
            /**
             * @description Name of the model.
             * @example Defne
             */
            name?: string;
            /**
             * @description Brand or line.
             * @example İnci Atölye
             */
            brand?: string | null;
            /**
             * @description In one or two sentences.
             * @example Dantel kollu, balık kesim gelinlik.
             */
            description?: string | null;
            /**
             * @description Cloth, sizes, fittings.
             * @example <p>Fransız danteli</p>
             */
            details?: string | null;
            /**
             * @description Price from, whole lira, tax included.
             * @example 28000
             */
            minPrice?: number | null;
            /**
             * @description Price up to, whole lira, tax included; not below `minPrice`.
             * @example 42000
             */
            maxPrice?: number | null;
            /**
             * @description Shown once it is published.
             * @default true
             * @example true
             */
            isActive?: boolean;
            /**
             * Format: binary
             * @description Cover image, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            coverImage?: Blob;
        };
        /** @description Stands on the page again. */
        PublishProviderItem: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "publish";
        };
        /** @description Is taken off the page. */
        UnpublishProviderItem: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "unpublish";
        };
        /** @description One action; `type` says which. */
        ProviderItemAction: components["schemas"]["PublishProviderItem"] | components["schemas"]["UnpublishProviderItem"];
        /** @description One step by `direction`, or to `position`. */
        ProviderItemMove: {
            /**
             * @description One step.
             * @example up
             * @enum {string}
             */
            direction?: "up" | "down";
            /**
             * @description Place from 1.
             * @example 1
             */
            position?: number;
        };
        /**
         * @description Where the enquiry stands. `new` nobody has opened it, `pending` opened and unanswered.
         * @enum {string}
         */
        LeadStatus: "new" | "pending" | "negotiating" | "offered" | "deal" | "rejected" | "not_wedding" | "other_firm" | "unreachable";
        /**
         * @description Where the enquiry came from.
         * @enum {string}
         */
        LeadSource: "phone" | "info_request" | "wedding_planner" | "customer_added" | "social";
        /**
         * @description Whether everything that came in was read.
         * @enum {string}
         */
        ReadStatus: "unread" | "read";
        /**
         * @description By the caller, by nobody, or by anybody at all.
         * @example me
         * @enum {string}
         */
        Assigned: "me" | "nobody" | "somebody";
        /**
         * @description How the couple first reached this account.
         * @enum {string}
         */
        FirstLeadType: "infoRequest" | "phoneCall" | "chat" | "plusLead";
        /** @description A provider in a few words. */
        LeadProvider: {
            /**
             * Format: int64
             * @description The provider.
             * @example 1
             */
            id: Flavor<number, "id:providers">;
            /**
             * @description Name.
             * @example Çınaraltı Kır Bahçesi
             */
            name: string;
            /** @description Category. */
            category: {
                /**
                 * @description Name.
                 * @example Kır Düğünü
                 */
                name: string;
            };
            city: components["schemas"]["Place"];
            district: components["schemas"]["NullablePlace"];
        };
        /**
         * @description How the couple wants to be reached.
         * @enum {string}
         */
        ContactPreference: "open" | "phone_only" | "email_only" | "none" | "anonymised";
        /** @description The couple behind the enquiry. */
        LeadCouple: {
            /**
             * Format: int64
             * @description Id of the couple.
             * @example 1
             */
            readonly id: number;
            /**
             * @description Both names.
             * @example Elif & Can Demir
             */
            readonly name: string;
            /**
             * @description Bride.
             * @example Elif Şahin
             */
            brideName: string | null;
            /**
             * @description Groom.
             * @example Can Demir
             */
            groomName: string | null;
            /**
             * Format: date
             * @description Day of the wedding (organizationDate).
             * @example 2027-06-19
             */
            weddingDate: Flavor<string, "date"> | null;
            /**
             * Format: email
             * @description E-mail address; null when hidden.
             * @example elif@example.com
             */
            email: string | null;
            /**
             * @description Phone, E.164; null when hidden.
             * @example +905321234567
             */
            phone: string | null;
            /** @description How the couple wants to be reached. */
            readonly contactPreference: components["schemas"]["ContactPreference"];
        };
        /** @description What the couple asks for. */
        LeadDetails: {
            /**
             * @description Headline of the enquiry.
             * @example Kır düğünü · 250 kişi
             */
            readonly name: string;
            /**
             * @description Kind of event.
             * @example wedding
             */
            organizationType: Flavor<string, "config:organization_type"> | null;
            /**
             * @description Guests.
             * @example 250
             */
            estimatedGuestCount: number | null;
            /**
             * @description Capacity that is needed.
             * @example 300
             */
            capacity: number | null;
            /**
             * @description Price a person from, whole lira, tax included.
             * @example 1450
             */
            minimumMealPrice: number | null;
            /**
             * @description Package price, whole lira, tax included.
             * @example 285000
             */
            packagePrice: number | null;
            /**
             * @description Further wishes.
             * @example Canlı müzik
             */
            extraService: string | null;
            /**
             * @description First words of the couple.
             * @example Haziran için müsait misiniz?
             */
            message: string | null;
        };
        /**
         * @description Something that an offer needs to know of a couple.
         * @enum {string}
         */
        LeadFact: "weddingDate" | "guests" | "budget" | "organizationType" | "wishes" | "phone" | "email";
        /**
         * @description What a person does with an enquiry.
         * @enum {string}
         */
        LeadActionType: "negotiate" | "offer" | "deal" | "reject" | "unreachable" | "not_wedding" | "other_firm" | "reopen" | "set_appointment" | "confirm_appointment" | "report_spam" | "call" | "call_result" | "send_loan_link" | "assign";
        /**
         * @description A way to reach the couple.
         * @enum {string}
         */
        Channel: "email" | "sms" | "call" | "whatsapp";
        /** @description What may be done with this enquiry now, by this user. */
        LeadAllowed: {
            /** @description Actions that will be accepted. */
            actions: components["schemas"]["LeadActionType"][];
            /** @description Ways to reach the couple. */
            channels: components["schemas"]["Channel"][];
            /**
             * @description A follow-up may be started or stopped.
             * @example true
             */
            followUp: boolean;
            /**
             * @description May be changed.
             * @example true
             */
            update: boolean;
            /**
             * @description May be deleted.
             * @example false
             */
            remove: boolean;
            /**
             * @description Why something is not possible, if so.
             * @example null
             * @enum {string|null}
             */
            notice: "phone_only" | "email_only" | "none" | "anonymised" | "masked" | "archived" | "spam" | null;
        };
        /** @description An enquiry of a couple to one provider. */
        Lead: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:leads">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: date-time
             * @description When it arrived.
             * @example 2026-11-20T18:30:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T19:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last message or change of either side.
             * @example 2026-11-20T19:00:00.000Z
             */
            readonly lastActivityAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description End of the 24 hours.
             * @example 2026-11-21T18:30:00.000Z
             */
            readonly respondBy: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description First answer.
             * @example null
             */
            readonly answeredAt: Flavor<string, "date-time"> | null;
            /**
             * @description Open and without a first answer, and the couple can still get one.
             * @example false
             */
            readonly isUnanswered: boolean;
            /** @description Where it stands; changed by actions. */
            readonly status: components["schemas"]["LeadStatus"];
            /**
             * @description Finer state while negotiating.
             * @example called_talked
             */
            readonly processState: Flavor<string, "config:lead_process_state"> | null;
            /** @description Whether everything was read. */
            readonly readStatus: components["schemas"]["ReadStatus"];
            /** @description Where it came from. */
            readonly source: components["schemas"]["LeadSource"];
            /** @description How the couple first reached this account. */
            readonly firstLeadType: components["schemas"]["FirstLeadType"];
            /**
             * @description Channel of the first answer.
             * @example email
             * @enum {string|null}
             */
            readonly returnChannel: "email" | "sms" | "call" | "whatsapp" | null;
            /**
             * @description An assisted enquiry.
             * @example false
             */
            readonly isPrepaid: boolean;
            /**
             * @description A wedding rather than another event.
             * @example true
             */
            readonly isWedding: boolean;
            /**
             * @description Messages of the couple not yet read.
             * @example 1
             */
            readonly unreadMessageCount: number;
            /**
             * @description Models that the couple asked about.
             * @example 0
             */
            readonly itemCount: number;
            /**
             * @description Quick-contact code.
             * @example 4821
             */
            readonly extensionNumber: string | null;
            /**
             * @description Switchboard number, E.164.
             * @example +908500000000
             */
            readonly switchboardNumber: string | null;
            /**
             * @description How the last call ended.
             * @example null
             * @enum {string|null}
             */
            readonly callResultCode: "busy" | "line_closed" | "no_answer" | "talked" | "waiting_update" | null;
            /** @description The provider that was asked. */
            readonly provider: components["schemas"]["LeadProvider"];
            couple: components["schemas"]["LeadCouple"];
            leadDetails: components["schemas"]["LeadDetails"];
            /** @description What was offered last. */
            readonly offer: {
                /**
                 * @description Offered product.
                 * @example Yaz paketi
                 */
                productName: string;
                /**
                 * @description Whole lira, tax included.
                 * @example 285000
                 */
                price: number;
                /**
                 * @description A word with it.
                 * @example null
                 */
                note: string | null;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-20T19:00:00.000Z
                 */
                offeredAt: Flavor<string, "date-time">;
            } | null;
            /**
             * @description Coupon code of the couple.
             * @example null
             */
            readonly coupon: string | null;
            /** @description The agreement. */
            readonly deal: {
                /**
                 * Format: date
                 * @description Day of the agreement.
                 * @example 2026-11-20
                 */
                dealDate: Flavor<string, "date">;
                /**
                 * @description Whole lira, tax included.
                 * @example 285000
                 */
                amount: number | null;
            } | null;
            /** @description Why it was rejected. */
            readonly rejection: {
                /**
                 * @description Reason.
                 * @example date_full
                 */
                reasonId: Flavor<string, "config:info_request_reject_reason_id">;
                /**
                 * @description A word with it.
                 * @example null
                 */
                note: string | null;
            } | null;
            /** @description The visit that was agreed. */
            readonly appointment: {
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-25T11:00:00.000Z
                 */
                startsAt: Flavor<string, "date-time">;
                /**
                 * Format: date-time
                 * @description When the couple confirmed.
                 * @example null
                 */
                confirmedAt: Flavor<string, "date-time"> | null;
            } | null;
            /** @description Who takes care of it. */
            readonly assignee: components["schemas"]["UserBrief"];
            /** @description A spam report of ours. */
            readonly spamReport: {
                /**
                 * @description What became of it.
                 * @example pending
                 * @enum {string}
                 */
                status: "pending" | "confirmed" | "refused";
                /**
                 * @description Reason.
                 * @example fake_contact
                 */
                reasonId: Flavor<string, "config:lead_report_reasons">;
                /**
                 * Format: date-time
                 * @description When.
                 * @example 2026-11-20T19:00:00.000Z
                 */
                reportedAt: Flavor<string, "date-time">;
            } | null;
            /**
             * Format: date-time
             * @description When the wedding-loan link was sent.
             * @example null
             */
            readonly loanLinkSentAt: Flavor<string, "date-time"> | null;
            /** @description How much of what an offer needs is known; null where the enquiry is masked. */
            readonly completeness: {
                /**
                 * @description Of 100, weighed by what an offer depends on most.
                 * @example 75
                 */
                percent: number;
                /**
                 * @description What is not known yet, the most important first.
                 * @example [
                 *       "guests"
                 *     ]
                 */
                missing: components["schemas"]["LeadFact"][];
            } | null;
            /**
             * @description Beyond the package: name and contacts are hidden.
             * @example false
             */
            readonly isMasked: boolean;
            /**
             * @description Older than six months: read-only.
             * @example false
             */
            readonly isArchived: boolean;
            allowed: components["schemas"]["LeadAllowed"];
        };
        /** @description What the couple asks for. */
        LeadDetailsWrite: {
            /**
             * @description Kind of event.
             * @example wedding
             */
            organizationType?: Flavor<string, "config:organization_type"> | null;
            /**
             * @description Guests.
             * @example 250
             */
            estimatedGuestCount?: number | null;
            /**
             * @description Capacity that is needed.
             * @example 300
             */
            capacity?: number | null;
            /**
             * @description Price a person from, whole lira, tax included.
             * @example 1450
             */
            minimumMealPrice?: number | null;
            /**
             * @description Package price, whole lira, tax included.
             * @example 285000
             */
            packagePrice?: number | null;
            /**
             * @description Further wishes.
             * @example Canlı müzik
             */
            extraService?: string | null;
            /**
             * @description First words of the couple.
             * @example Haziran için müsait misiniz?
             */
            message?: string | null;
        };
        /** @description An enquiry that reached the customer by another way. */
        LeadCreate: {
            /**
             * Format: int64
             * @description The provider.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /** @description The couple; a name and one way to reach them. */
            couple: {
                /**
                 * @description Bride or who asks.
                 * @example Elif Şahin
                 */
                brideName: string;
                /**
                 * @description Groom.
                 * @example Can Demir
                 */
                groomName?: string | null;
                /**
                 * Format: date
                 * @description Day of the wedding.
                 * @example 2027-06-19
                 */
                weddingDate?: Flavor<string, "date"> | null;
                /**
                 * Format: email
                 * @description E-mail address.
                 * @example elif@example.com
                 */
                email?: string | null;
                /**
                 * @description Phone, E.164.
                 * @example +905321234567
                 */
                phone?: string | null;
            };
            leadDetails?: components["schemas"]["LeadDetailsWrite"];
        };
        /** @description The changed fields of an enquiry. */
        LeadUpdate: {
            /** @description The couple. */
            couple?: {
                /**
                 * @description Bride or who asks.
                 * @example Elif Şahin
                 */
                brideName?: string;
                /**
                 * @description Groom.
                 * @example Can Demir
                 */
                groomName?: string | null;
                /**
                 * Format: date
                 * @description Day of the wedding.
                 * @example 2027-06-19
                 */
                weddingDate?: Flavor<string, "date"> | null;
                /**
                 * Format: email
                 * @description E-mail address.
                 * @example elif@example.com
                 */
                email?: string | null;
                /**
                 * @description Phone, E.164.
                 * @example +905321234567
                 */
                phone?: string | null;
            };
            leadDetails?: components["schemas"]["LeadDetailsWrite"];
            /**
             * Format: int64
             * @description Who takes care of it.
             * @example 2
             */
            assigneeId?: Flavor<number, "id:customer-users"> | null;
        };
        /** @description A model that the couple asked about. */
        LeadItem: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:lead-items">;
            /**
             * @description Name of the model.
             * @example Prenses model gelinlik
             */
            name: string;
            /**
             * @description Cover image.
             * @example null
             */
            image: string | null;
            /**
             * @description Whole lira.
             * @example 45000
             */
            price: number | null;
        };
        /**
         * @description What happened between the couple and us.
         * @enum {string}
         */
        InteractionType: "call_again" | "deal" | "email_received" | "email_sent" | "info_request" | "like" | "note_added" | "plus_lead" | "received_message" | "reject_with_reason" | "sms_sent" | "sms_received" | "visit_log" | "call_made" | "whatsapp_opened";
        /** @description A note or another contact. */
        LeadInteraction: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:lead-interactions">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            type: components["schemas"]["InteractionType"];
            /**
             * @description Words.
             * @example Bütçeleri 300 bin
             */
            text: string | null;
            /**
             * Format: date-time
             * @description When to be reminded.
             * @example 2026-11-25T07:30:00.000Z
             */
            remindAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description When the reminder was done.
             * @example null
             */
            readonly remindedAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T19:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            createdBy: components["schemas"]["UserBrief"];
        };
        /** @description A note with an optional reminder, or another contact to be written down. */
        LeadInteractionCreate: {
            /**
             * @description Kind.
             * @example note_added
             * @enum {string}
             */
            type: "note_added" | "call_again" | "whatsapp_opened" | "visit_log";
            /**
             * @description Words.
             * @example Bütçeleri 300 bin
             */
            text: string;
            /**
             * Format: date-time
             * @description When to be reminded, in the future.
             * @example 2026-11-25T07:30:00.000Z
             */
            remindAt?: Flavor<string, "date-time"> | null;
        };
        /** @description The changed fields. */
        LeadInteractionUpdate: {
            /**
             * @description Words.
             * @example Bütçeleri 350 bin
             */
            text?: string;
            /**
             * Format: date-time
             * @description When to be reminded.
             * @example 2026-11-25T07:30:00.000Z
             */
            remindAt?: Flavor<string, "date-time"> | null;
            /**
             * @description The reminder is done.
             * @example true
             */
            done?: boolean;
        };
        /** @description A file that went with an e-mail. */
        MessageAttachment: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: number;
            /**
             * @description The name that it was given.
             * @example menü.pdf
             */
            name: string;
            /**
             * @description Bytes.
             * @example 184320
             */
            size: number;
            /**
             * @description What it is by its bytes.
             * @example application/pdf
             */
            mediaType: string;
            /**
             * @description Where it is downloaded with the session's keys.
             * @example /api/leads/1/messages/1/attachments/1/download
             */
            url: string;
        };
        /**
         * @description What became of a message.
         * @enum {string}
         */
        DeliveryStatus: "queued" | "sent" | "failed" | "received";
        /** @description A message of the conversation. */
        LeadMessage: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:lead-messages">;
            /**
             * @description Channel.
             * @example email
             * @enum {string}
             */
            channel: "email" | "sms";
            /**
             * @description From or to the couple.
             * @example out
             * @enum {string}
             */
            direction: "in" | "out";
            /**
             * @description Subject of an e-mail.
             * @example Teklifimiz
             */
            subject: string | null;
            /**
             * @description Words.
             * @example Merhaba
             */
            body: string;
            /**
             * @description Where it went; null when hidden.
             * @example elif@example.com
             */
            to: string | null;
            /** @description Copies. */
            cc: string[];
            /** @description Files that went with an e-mail, in their order. */
            attachments: components["schemas"]["MessageAttachment"][];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description Why it failed.
             * @example null
             * @enum {string|null}
             */
            failure: "inbox_full" | "wrong_address" | "unreachable" | "refused" | null;
            sentBy: components["schemas"]["UserBrief"];
            /**
             * @description Sent by a follow-up.
             * @example false
             */
            isAutomatic: boolean;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T19:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When we read it.
             * @example null
             */
            readAt: Flavor<string, "date-time"> | null;
        };
        /** @description An e-mail to the couple. */
        EmailMessageCreate: {
            /**
             * @description Subject.
             * @example Teklifimiz
             */
            subject: string;
            /**
             * @description Words.
             * @example Merhaba
             */
            body: string;
            /** @description Copies. */
            cc?: string[];
            /** @description Files that go with it: PDF, Word, Excel and PowerPoint without macros up to 15 MB, jpg, png and webp up to 10 MB and 6000 pixels wide; 20 MB together. */
            attachments?: Blob[];
        };
        /** @description An SMS to the couple, at most three segments. */
        SmsMessageCreate: {
            /**
             * @description Words.
             * @example Merhaba
             */
            body: string;
        };
        /** @description Something done with a message. */
        MessageActionCreate: {
            /**
             * @description Send a failed message again.
             * @constant
             */
            type: "retry";
            /**
             * Format: int64
             * @description Which.
             * @example 1
             */
            messageId: Flavor<number, "id:lead-messages">;
        };
        /** @description Talks go on. */
        NegotiateAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "negotiate";
            /**
             * @description Finer state.
             * @example called_talked
             */
            processState?: Flavor<string, "config:lead_process_state"> | null;
            /**
             * @description A word with it.
             * @example Cumartesi arayacak
             */
            note?: string;
        };
        /** @description An offer was made. */
        OfferAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "offer";
            /**
             * @description Offered product.
             * @example Yaz paketi
             */
            productName: string;
            /**
             * @description Whole lira, tax included.
             * @example 285000
             */
            price: number;
            /**
             * @description A word with it.
             * @example Menü dahil
             */
            note?: string;
        };
        /** @description The couple agreed. */
        DealAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deal";
            /**
             * Format: date
             * @description Day of the agreement, not in the future.
             * @example 2026-11-20
             */
            dealDate: Flavor<string, "date">;
            /**
             * Format: int64
             * @description With which provider.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Whole lira, tax included.
             * @example 285000
             */
            amount?: number;
            /**
             * @description A word with it.
             * @example Kapora alındı
             */
            note?: string;
        };
        /** @description We decline, with a reason. */
        RejectAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reject";
            /**
             * @description Reason.
             * @example date_full
             */
            reasonId: Flavor<string, "config:info_request_reject_reason_id">;
            /**
             * @description A word with it.
             * @example Tarih dolu
             */
            note?: string;
        };
        /** @description The couple cannot be reached. */
        UnreachableAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "unreachable";
            /**
             * @description A word with it.
             * @example Üç kez arandı
             */
            note?: string;
        };
        /** @description It is not a wedding. */
        NotWeddingAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "not_wedding";
            /**
             * @description A word with it.
             * @example Şirket yemeği
             */
            note?: string;
        };
        /** @description The couple agreed with another firm. */
        OtherFirmAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "other_firm";
            /**
             * @description A word with it.
             * @example Daha yakın bir mekan
             */
            note?: string;
        };
        /** @description A closed enquiry is opened again. */
        ReopenAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reopen";
            /**
             * @description Why.
             * @example Çift yeniden aradı
             */
            note: string;
        };
        /** @description A visit was agreed. */
        SetAppointmentAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "set_appointment";
            /**
             * Format: date-time
             * @description When, in the future.
             * @example 2026-11-25T11:00:00.000Z
             */
            startsAt: Flavor<string, "date-time">;
            /**
             * @description A word with it.
             * @example Aileler de gelecek
             */
            note?: string;
        };
        /** @description The couple confirmed the visit. */
        ConfirmAppointmentAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "confirm_appointment";
        };
        /** @description The enquiry is not a real one. */
        ReportSpamAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "report_spam";
            /**
             * @description Reason.
             * @example fake_contact
             */
            reasonId: Flavor<string, "config:lead_report_reasons">;
            /**
             * @description A word with it.
             * @example Numara yok
             */
            note?: string;
        };
        /** @description Ring the couple through the switchboard. */
        CallAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "call";
        };
        /**
         * @description How a call ended.
         * @enum {string}
         */
        CallResultCode: "busy" | "line_closed" | "no_answer" | "talked" | "waiting_update";
        /** @description How the call ended. */
        CallResultAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "call_result";
            result: components["schemas"]["CallResultCode"];
            /**
             * @description A word with it.
             * @example Akşam aranacak
             */
            note?: string;
        };
        /** @description The couple gets the link to the wedding loan. */
        SendLoanLinkAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "send_loan_link";
        };
        /** @description Hand the enquiry over to a colleague, who is told of it. */
        AssignAction: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "assign";
            /**
             * Format: int64
             * @description Who takes care of it: somebody who is linked to its page and may see enquiries; null for nobody.
             * @example 2
             */
            assigneeId: Flavor<number, "id:customer-users"> | null;
        };
        /** @description One action; `type` says which, and with it what it asks for. */
        LeadAction: components["schemas"]["NegotiateAction"] | components["schemas"]["OfferAction"] | components["schemas"]["DealAction"] | components["schemas"]["RejectAction"] | components["schemas"]["UnreachableAction"] | components["schemas"]["NotWeddingAction"] | components["schemas"]["OtherFirmAction"] | components["schemas"]["ReopenAction"] | components["schemas"]["SetAppointmentAction"] | components["schemas"]["ConfirmAppointmentAction"] | components["schemas"]["ReportSpamAction"] | components["schemas"]["CallAction"] | components["schemas"]["CallResultAction"] | components["schemas"]["SendLoanLinkAction"] | components["schemas"]["AssignAction"];
        /** @description A change of the enquiry. */
        LeadHistory: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:lead-histories">;
            /**
             * @description What happened, such as `status_changed`, `email_sent`.
             * @example status_changed
             */
            event: string;
            /**
             * @description Value before.
             * @example pending
             */
            from: string | null;
            /**
             * @description Value after.
             * @example negotiating
             */
            to: string | null;
            /**
             * @description A word with it.
             * @example null
             */
            note: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T19:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            createdBy: components["schemas"]["UserBrief"];
        };
        /** @description A comment among colleagues. */
        LeadComment: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:lead-comments">;
            /**
             * @description Words.
             * @example Ben ararım
             */
            body: string;
            /**
             * Format: date-time
             * @description When this user read it.
             * @example null
             */
            readAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T19:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            createdBy: components["schemas"]["UserBrief"];
        };
        /** @description A comment. */
        LeadCommentCreate: {
            /**
             * @description Words.
             * @example Ben ararım
             */
            body: string;
        };
        /**
         * @description What a prepared reply says.
         * @enum {string}
         */
        QuickReplyKey: "available" | "other_dates" | "missing" | "price_list";
        /** @description A prepared text, to be edited before it is sent. */
        QuickReply: {
            key: components["schemas"]["QuickReplyKey"];
            /**
             * @description Words in the language that was asked for; `{{couple}}` and the like are open, as in a template.
             * @example Merhaba {{couple}}, {{weddingDate}} tarihinde müsaitiz.
             */
            body: string;
        };
        /** @description Prepared replies that fit an enquiry. */
        QuickReplies: {
            language: components["schemas"]["Language"];
            /**
             * @description Subject of an e-mail in that language; `{{provider}}` is open, as in a template.
             * @example {{provider}}: talebiniz hakkında
             */
            subject: string;
            /**
             * @description What the calendar says of the wedding day: free, taken, or unknown without a day.
             * @example free
             * @enum {string}
             */
            day: "free" | "taken" | "unknown";
            /** @description Those that make sense now. */
            replies: components["schemas"]["QuickReply"][];
        };
        /** @description Another enquiry of what seems to be the same couple, at a page that the user may see. */
        LeadDuplicate: {
            /**
             * Format: int64
             * @description The enquiry.
             * @example 2
             */
            leadId: Flavor<number, "id:leads">;
            /** @description The page that was asked. */
            provider: {
                /**
                 * Format: int64
                 * @description The page.
                 * @example 3
                 */
                id: Flavor<number, "id:providers">;
                /**
                 * @description Name.
                 * @example İnci Gelinlik
                 */
                name: string;
            };
            status: components["schemas"]["LeadStatus"];
            /**
             * Format: date-time
             * @description When it arrived.
             * @example 2026-10-03T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            /**
             * @description By what it was found.
             * @example [
             *       "phone"
             *     ]
             */
            matchedBy: ("couple" | "phone" | "email" | "name")[];
        };
        /**
         * @description By which way a follow-up goes out.
         * @enum {string}
         */
        FollowUpChannel: "email" | "sms";
        /** @description Messages that go out by themselves until the couple answers, a person does, or the enquiry is closed. */
        FollowUp: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:lead-follow-ups">;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-21T09:00:00.000Z
             */
            startedAt: Flavor<string, "date-time">;
            startedBy: components["schemas"]["UserBrief"];
            /**
             * Format: date-time
             * @description When it ended; null while it runs.
             * @example null
             */
            endedAt: Flavor<string, "date-time"> | null;
            /**
             * @description Why it ended: all was sent, the couple wrote, a person answered, the enquiry was closed, the couple may not be written to any more, somebody stopped it.
             * @example null
             * @enum {string|null}
             */
            endReason: "done" | "replied" | "person" | "status" | "restricted" | "stopped" | null;
            /** @description In the order in which they are due. */
            steps: {
                /**
                 * Format: int64
                 * @description Id.
                 * @example 1
                 */
                id: number;
                channel: components["schemas"]["FollowUpChannel"];
                /**
                 * @description Subject of an e-mail.
                 * @example Bahçemizi gezmek ister misiniz?
                 */
                subject: string | null;
                /**
                 * @description Words.
                 * @example Merhaba
                 */
                body: string;
                /**
                 * Format: date-time
                 * @description When it is due.
                 * @example 2026-11-23T09:00:00.000Z
                 */
                dueAt: Flavor<string, "date-time">;
                /**
                 * @description What became of it.
                 * @example waiting
                 * @enum {string}
                 */
                status: "waiting" | "sent" | "failed" | "dropped";
                /**
                 * Format: date-time
                 * @description When it went out.
                 * @example null
                 */
                sentAt: Flavor<string, "date-time"> | null;
            }[];
        };
        /** @description What is sent and when, as the starter has edited it. */
        FollowUpCreate: {
            /** @description In any order. */
            steps: {
                channel: components["schemas"]["FollowUpChannel"];
                /**
                 * Format: date-time
                 * @description When, in the future, at most 90 days ahead; it waits for business hours.
                 * @example 2026-11-23T09:00:00.000Z
                 */
                dueAt: Flavor<string, "date-time">;
                /**
                 * @description Subject, of an e-mail.
                 * @example Bahçemizi gezmek ister misiniz?
                 */
                subject?: string | null;
                /**
                 * @description Words, with no field open.
                 * @example Merhaba Elif & Can
                 */
                body: string;
            }[];
        };
        /** @description What a follow-up that is started now would send. */
        FollowUpProposal: {
            /**
             * @description Added to each SMS: how the couple ends it.
             * @example Mesaj almak istemiyorsanız RET yazın.
             */
            stopLine: string;
            /**
             * @description Steps that the couple cannot be reached by.
             * @example 0
             */
            skipped: number;
            /** @description The account's steps, in their order. */
            steps: {
                channel: components["schemas"]["FollowUpChannel"];
                /**
                 * Format: date-time
                 * @description When, in business hours.
                 * @example 2026-11-23T09:00:00.000Z
                 */
                dueAt: Flavor<string, "date-time">;
                /**
                 * @description Subject of the template; its fields are open.
                 * @example {{provider}} sizi bekliyor
                 */
                subject: string;
                /**
                 * @description Formatted text of the template; its fields are open.
                 * @example <p>Merhaba {{couple}}</p>
                 */
                content: string;
            }[];
        };
        /** @description Something done with a follow-up. */
        FollowUpActionCreate: {
            /**
             * @description Send nothing more.
             * @constant
             */
            type: "stop";
        };
        /** @description A reminder. */
        LeadRemind: {
            /**
             * Format: date-time
             * @description When, in the future.
             * @example 2026-11-25T07:30:00.000Z
             */
            remindAt: Flavor<string, "date-time">;
            /**
             * @description Of what.
             * @example Ara
             */
            note?: string;
        };
        /** @description Count of each status. */
        StatusCounts: {
            /**
             * @description Nobody has opened it.
             * @example 4
             */
            new: number;
            /**
             * @description Opened and unanswered.
             * @example 9
             */
            pending: number;
            /**
             * @description Talks go on.
             * @example 27
             */
            negotiating: number;
            /**
             * @description Offer made.
             * @example 17
             */
            offered: number;
            /**
             * @description Agreed.
             * @example 12
             */
            deal: number;
            /**
             * @description Declined.
             * @example 18
             */
            rejected: number;
            /**
             * @description Not a wedding.
             * @example 2
             */
            not_wedding: number;
            /**
             * @description Agreed with another firm.
             * @example 6
             */
            other_firm: number;
            /**
             * @description Cannot be reached.
             * @example 5
             */
            unreachable: number;
        };
        /** @description What arrived in a month. */
        MonthCounts: {
            /**
             * @description Calendar month in the deployment's time zone.
             * @example 2026-11
             */
            month: string;
            /**
             * @description Enquiries that arrived in it.
             * @example 52
             */
            total: number;
            /**
             * @description Those of them that became a deal.
             * @example 8
             */
            deals: number;
        };
        /** @description What a lead form offers. */
        LeadData: {
            /** @description Kinds of event. */
            organizationTypes: components["schemas"]["ConfigItem"][];
            /** @description Process states. */
            processStates: components["schemas"]["ConfigItem"][];
            /** @description Reasons to decline. */
            rejectReasons: components["schemas"]["ConfigItem"][];
            /** @description Reasons to report. */
            reportReasons: components["schemas"]["ConfigItem"][];
            /** @description Providers of this user. */
            providers: components["schemas"]["ProviderBrief"][];
            /** @description Colleagues who may take care of an enquiry. */
            assignees: {
                /**
                 * Format: int64
                 * @description The customer user.
                 * @example 1
                 */
                id: Flavor<number, "id:customer-users">;
                /**
                 * @description Full name.
                 * @example Ayşe Yıldırım
                 */
                name: string;
            }[];
        };
        /** @description A couple found by name, with the enquiry to open. */
        CoupleHit: {
            /**
             * Format: int64
             * @description The enquiry.
             * @example 1
             */
            leadId: Flavor<number, "id:leads">;
            /**
             * Format: int64
             * @description The couple.
             * @example 1
             */
            coupleId: number;
            /**
             * @description Both names.
             * @example Elif & Can
             */
            coupleName: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2027-06-19
             */
            weddingDate: Flavor<string, "date"> | null;
            /**
             * @description The provider.
             * @example Çınaraltı Kır Bahçesi
             */
            providerName: string;
            status: components["schemas"]["LeadStatus"];
            /**
             * Format: date-time
             * @description When it arrived.
             * @example 2026-11-20T18:30:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
        };
        /** @description A product enquiry for a couple, such as the wedding loan. */
        ProductLeadCreate: {
            /**
             * Format: int64
             * @description The couple's enquiry.
             * @example 1
             */
            leadId: Flavor<number, "id:leads">;
            /**
             * @description A word with it.
             * @example Kredi ile ilgileniyorlar
             */
            note?: string;
        };
        /** @description The product enquiry. */
        ProductLead: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:product-leads">;
            /**
             * @description Product.
             * @example wedding-loan
             */
            product: string;
            /**
             * @description Campaign that it counts for.
             * @example 108
             */
            campaignId: number;
            /**
             * Format: int64
             * @description The couple's enquiry.
             * @example 1
             */
            leadId: Flavor<number, "id:leads">;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T19:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
        };
        /**
         * @description Where the campaign stands. Its page sends it, and the campaign team approves, publishes or rejects it.
         * @enum {string}
         */
        DiscountStatus: "draft" | "pending" | "approved" | "published" | "unpublished" | "rejected";
        /** @description A campaign or a discount of a page. */
        Discount: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:discounts">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description What it says first.
             * @example Kış düğünlerinde yüzde 20 indirim
             */
            title: string;
            /**
             * @description In a sentence.
             * @example Kasım–mart arası hafta içi düğünlerde geçerlidir.
             */
            shortDescription: string | null;
            /**
             * @description The whole text.
             * @example <p>Menü ve süsleme dahil</p>
             */
            text: string | null;
            /**
             * @description Less to pay or paid in parts.
             * @example discount
             */
            discountType: Flavor<string, "config:discount_type">;
            /**
             * @description Percent off, for a discount.
             * @example 20
             */
            discountRatio: number | null;
            /**
             * @description Number of parts, for instalments.
             * @example 6
             */
            installmentCount: number | null;
            /**
             * @description Price without the campaign, in whole units of `currency`, tax included.
             * @example 250000
             */
            priceBefore: number | null;
            /**
             * @description Price with the campaign, whole lira, tax included; below `priceBefore`.
             * @example 200000
             */
            priceAfter: number | null;
            /**
             * @description What comes as a gift.
             * @example Gelin masası süslemesi hediye
             */
            giftText: string | null;
            /**
             * Format: date
             * @description First day.
             * @example 2026-12-01
             */
            validFrom: Flavor<string, "date">;
            /**
             * Format: date
             * @description Last day, inclusive; not before `validFrom`.
             * @example 2027-03-31
             */
            validUntil: Flavor<string, "date">;
            /**
             * @description Address of the image.
             * @example /files/images/discounts/5f0c.webp
             */
            readonly image: string | null;
            /**
             * @description The main campaign of its page.
             * @default false
             * @example false
             */
            isPrimary: boolean;
            /**
             * @description Opens over the page.
             * @default false
             * @example true
             */
            showAsPopup: boolean;
            /**
             * @description Title where it opens over the page.
             * @example Kış fırsatı
             */
            popupTitle: string | null;
            /**
             * @description Text where it opens over the page.
             * @example Bu kış tarihinizi ayırtın.
             */
            popupDescription: string | null;
            /**
             * @description What the prices are for.
             * @example package
             */
            pricingType: Flavor<string, "config:customer_menu_pricing_type"> | null;
            /**
             * @description Currency of the prices.
             * @default TRY
             * @example TRY
             */
            currency: Flavor<string, "config:currency">;
            /**
             * @description How many the price is for.
             * @example 100
             */
            unit: number | null;
            /**
             * @description The prices are for one guest.
             * @default false
             * @example false
             */
            isPerPerson: boolean;
            /**
             * Format: date
             * @description First day of the weddings or services that it is for.
             * @example 2027-01-04
             */
            productFrom: Flavor<string, "date"> | null;
            /**
             * Format: date
             * @description Last of these days, inclusive; not before `productFrom`.
             * @example 2027-04-30
             */
            productUntil: Flavor<string, "date"> | null;
            /**
             * Format: https-url
             * @description Where a press on the campaign leads; the page itself without one.
             * @example https://cinaralti.example.com/kis
             */
            targetPage: string | null;
            /**
             * @description Address of the image that leads there.
             * @example /files/images/discounts/7a21.webp
             */
            readonly targetImage: string | null;
            /**
             * @description Where it stands; changed by actions.
             * @default draft
             * @example published
             */
            readonly status: components["schemas"]["DiscountStatus"];
            /**
             * Format: date
             * @description Approved, it stands on the page on this day at the latest: two business days after it was sent, holidays of the country left out. Half days count.
             * @example 2026-11-27
             */
            readonly promisedOn: Flavor<string, "date"> | null;
            /**
             * Format: date-time
             * @description Once approved, it stands on the page at this moment at the latest; null in any other state.
             * @example null
             */
            readonly publishesBy: Flavor<string, "date-time"> | null;
            /**
             * @description Why the support desk rejected it.
             * @example null
             */
            readonly rejectionReason: string | null;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change it.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Delete it.
                 * @example true
                 */
                remove: boolean;
                /**
                 * @description Actions that its state allows.
                 * @example [
                 *       "unpublish"
                 *     ]
                 */
                actions: ("submit" | "publish" | "unpublish")[];
            };
        };
        /** @description A new campaign, a draft until it is sent. */
        DiscountCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description What it says first.
             * @example Kış düğünlerinde yüzde 20 indirim
             */
            title: string;
            /**
             * @description In a sentence.
             * @example Kasım–mart arası hafta içi düğünlerde geçerlidir.
             */
            shortDescription?: string | null;
            /**
             * @description The whole text.
             * @example <p>Menü ve süsleme dahil</p>
             */
            text?: string | null;
            /**
             * @description Less to pay or paid in parts.
             * @example discount
             */
            discountType: Flavor<string, "config:discount_type">;
            /**
             * @description Percent off, for a discount.
             * @example 20
             */
            discountRatio?: number | null;
            /**
             * @description Number of parts, for instalments.
             * @example 6
             */
            installmentCount?: number | null;
            /**
             * @description Price without the campaign, in whole units of `currency`, tax included.
             * @example 250000
             */
            priceBefore?: number | null;
            /**
             * @description Price with the campaign, whole lira, tax included; below `priceBefore`.
             * @example 200000
             */
            priceAfter?: number | null;
            /**
             * @description What comes as a gift.
             * @example Gelin masası süslemesi hediye
             */
            giftText?: string | null;
            /**
             * Format: date
             * @description First day.
             * @example 2026-12-01
             */
            validFrom: Flavor<string, "date">;
            /**
             * Format: date
             * @description Last day, inclusive; not before `validFrom`.
             * @example 2027-03-31
             */
            validUntil: Flavor<string, "date">;
            /**
             * Format: binary
             * @description Image, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            image?: Blob | null;
            /**
             * @description The main campaign of its page.
             * @default false
             * @example false
             */
            isPrimary?: boolean;
            /**
             * @description Opens over the page.
             * @default false
             * @example true
             */
            showAsPopup?: boolean;
            /**
             * @description Title where it opens over the page.
             * @example Kış fırsatı
             */
            popupTitle?: string | null;
            /**
             * @description Text where it opens over the page.
             * @example Bu kış tarihinizi ayırtın.
             */
            popupDescription?: string | null;
            /**
             * @description What the prices are for.
             * @example package
             */
            pricingType?: Flavor<string, "config:customer_menu_pricing_type"> | null;
            /**
             * @description Currency of the prices.
             * @default TRY
             * @example TRY
             */
            currency?: Flavor<string, "config:currency">;
            /**
             * @description How many the price is for.
             * @example 100
             */
            unit?: number | null;
            /**
             * @description The prices are for one guest.
             * @default false
             * @example false
             */
            isPerPerson?: boolean;
            /**
             * Format: date
             * @description First day of the weddings or services that it is for.
             * @example 2027-01-04
             */
            productFrom?: Flavor<string, "date"> | null;
            /**
             * Format: date
             * @description Last of these days, inclusive; not before `productFrom`.
             * @example 2027-04-30
             */
            productUntil?: Flavor<string, "date"> | null;
            /**
             * Format: https-url
             * @description Where a press on the campaign leads; the page itself without one.
             * @example https://cinaralti.example.com/kis
             */
            targetPage?: string | null;
            /**
             * Format: binary
             * @description Image that leads to the target page, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            targetImage?: Blob | null;
        } & (unknown & unknown & unknown);
        /** @description Only the changed fields. */
        DiscountUpdate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId?: Flavor<number, "id:providers">;
            /**
             * @description What it says first.
             * @example Kış düğünlerinde yüzde 20 indirim
             */
            title?: string;
            /**
             * @description In a sentence.
             * @example Kasım–mart arası hafta içi düğünlerde geçerlidir.
             */
            shortDescription?: string | null;
            /**
             * @description The whole text.
             * @example <p>Menü ve süsleme dahil</p>
             */
            text?: string | null;
            /**
             * @description Less to pay or paid in parts.
             * @example discount
             */
            discountType?: Flavor<string, "config:discount_type">;
            /**
             * @description Percent off, for a discount.
             * @example 20
             */
            discountRatio?: number | null;
            /**
             * @description Number of parts, for instalments.
             * @example 6
             */
            installmentCount?: number | null;
            /**
             * @description Price without the campaign, in whole units of `currency`, tax included.
             * @example 250000
             */
            priceBefore?: number | null;
            /**
             * @description Price with the campaign, whole lira, tax included; below `priceBefore`.
             * @example 200000
             */
            priceAfter?: number | null;
            /**
             * @description What comes as a gift.
             * @example Gelin masası süslemesi hediye
             */
            giftText?: string | null;
            /**
             * Format: date
             * @description First day.
             * @example 2026-12-01
             */
            validFrom?: Flavor<string, "date">;
            /**
             * Format: date
             * @description Last day, inclusive; not before `validFrom`.
             * @example 2027-03-31
             */
            validUntil?: Flavor<string, "date">;
            /**
             * Format: binary
             * @description Image, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            image?: Blob | null;
            /**
             * @description The main campaign of its page.
             * @default false
             * @example false
             */
            isPrimary?: boolean;
            /**
             * @description Opens over the page.
             * @default false
             * @example true
             */
            showAsPopup?: boolean;
            /**
             * @description Title where it opens over the page.
             * @example Kış fırsatı
             */
            popupTitle?: string | null;
            /**
             * @description Text where it opens over the page.
             * @example Bu kış tarihinizi ayırtın.
             */
            popupDescription?: string | null;
            /**
             * @description What the prices are for.
             * @example package
             */
            pricingType?: Flavor<string, "config:customer_menu_pricing_type"> | null;
            /**
             * @description Currency of the prices.
             * @default TRY
             * @example TRY
             */
            currency?: Flavor<string, "config:currency">;
            /**
             * @description How many the price is for.
             * @example 100
             */
            unit?: number | null;
            /**
             * @description The prices are for one guest.
             * @default false
             * @example false
             */
            isPerPerson?: boolean;
            /**
             * Format: date
             * @description First day of the weddings or services that it is for.
             * @example 2027-01-04
             */
            productFrom?: Flavor<string, "date"> | null;
            /**
             * Format: date
             * @description Last of these days, inclusive; not before `productFrom`.
             * @example 2027-04-30
             */
            productUntil?: Flavor<string, "date"> | null;
            /**
             * Format: https-url
             * @description Where a press on the campaign leads; the page itself without one.
             * @example https://cinaralti.example.com/kis
             */
            targetPage?: string | null;
            /**
             * Format: binary
             * @description Image that leads to the target page, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            targetImage?: Blob | null;
        } & (unknown & unknown & unknown);
        /** @description Is sent to the campaign team, which publishes it by the promised day. */
        SubmitDiscount: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "submit";
        };
        /** @description Stands on the page again. */
        PublishDiscount: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "publish";
        };
        /** @description Is taken off the page; once approved, before it stands there too. */
        UnpublishDiscount: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "unpublish";
        };
        /** @description One action; `type` says which. */
        DiscountAction: components["schemas"]["SubmitDiscount"] | components["schemas"]["PublishDiscount"] | components["schemas"]["UnpublishDiscount"];
        /** @description One of the account's steps; a follow-up on an enquiry starts from them. */
        FollowUpStep: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:follow-up-steps">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Name, once in the account.
             * @example İlk hatırlatma
             */
            name: string;
            /**
             * @description Days after the start, at the same hour; outside of business hours at the next opening.
             * @example 2
             */
            afterDays: number;
            /**
             * @description By which way it goes out.
             * @example email
             */
            channel: components["schemas"]["FollowUpChannel"];
            /**
             * Format: int64
             * @description What it says.
             * @example 1
             */
            templateId: Flavor<number, "id:templates">;
            /**
             * @description Part of what is proposed.
             * @default true
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
        };
        /** @description A new step. */
        FollowUpStepCreate: {
            /**
             * @description Name, once in the account.
             * @example İlk hatırlatma
             */
            name: string;
            /**
             * @description Days after the start, at the same hour; outside of business hours at the next opening.
             * @example 2
             */
            afterDays: number;
            /**
             * @description By which way it goes out.
             * @example email
             */
            channel: components["schemas"]["FollowUpChannel"];
            /**
             * Format: int64
             * @description What it says.
             * @example 1
             */
            templateId: Flavor<number, "id:templates">;
            /**
             * @description Part of what is proposed.
             * @default true
             * @example true
             */
            isActive?: boolean;
        };
        /** @description Only the changed fields. */
        FollowUpStepUpdate: {
            /**
             * @description Name, once in the account.
             * @example İlk hatırlatma
             */
            name?: string;
            /**
             * @description Days after the start, at the same hour; outside of business hours at the next opening.
             * @example 2
             */
            afterDays?: number;
            /**
             * @description By which way it goes out.
             * @example email
             */
            channel?: components["schemas"]["FollowUpChannel"];
            /**
             * Format: int64
             * @description What it says.
             * @example 1
             */
            templateId?: Flavor<number, "id:templates">;
            /**
             * @description Part of what is proposed.
             * @default true
             * @example true
             */
            isActive?: boolean;
        };
        /** @description A mail template that enquiries are answered with. */
        Template: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:templates">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Name, once in the account.
             * @example İlk yanıt
             */
            name: string;
            /**
             * @description Subject of the e-mail.
             * @example Çınaraltı Kır Bahçesi teklifiniz
             */
            subject: string;
            /**
             * @description Text of the e-mail; `{{couple}}` and the like are filled in when it is used.
             * @example <p>Merhaba {{couple}}</p>
             */
            content: string;
            /**
             * @description Pages that it is used for; none means all.
             * @default []
             * @example [
             *       1
             *     ]
             */
            providerIds: Flavor<number, "id:providers">[];
            /**
             * @description Offered when a message is written.
             * @default true
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
        };
        /** @description A new mail template. */
        TemplateCreate: {
            /**
             * @description Name, once in the account.
             * @example İlk yanıt
             */
            name: string;
            /**
             * @description Subject of the e-mail.
             * @example Çınaraltı Kır Bahçesi teklifiniz
             */
            subject: string;
            /**
             * @description Text of the e-mail; `{{couple}}` and the like are filled in when it is used.
             * @example <p>Merhaba {{couple}}</p>
             */
            content: string;
            /**
             * @description Pages that it is used for; none means all.
             * @default []
             * @example [
             *       1
             *     ]
             */
            providerIds?: Flavor<number, "id:providers">[];
            /**
             * @description Offered when a message is written.
             * @default true
             * @example true
             */
            isActive?: boolean;
        };
        /** @description Only the changed fields. */
        TemplateUpdate: {
            /**
             * @description Name, once in the account.
             * @example İlk yanıt
             */
            name?: string;
            /**
             * @description Subject of the e-mail.
             * @example Çınaraltı Kır Bahçesi teklifiniz
             */
            subject?: string;
            /**
             * @description Text of the e-mail; `{{couple}}` and the like are filled in when it is used.
             * @example <p>Merhaba {{couple}}</p>
             */
            content?: string;
            /**
             * @description Pages that it is used for; none means all.
             * @default []
             * @example [
             *       1
             *     ]
             */
            providerIds?: Flavor<number, "id:providers">[];
            /**
             * @description Offered when a message is written.
             * @default true
             * @example true
             */
            isActive?: boolean;
        };
        /** @description The price of a period of the week; one with an option is the price of that option. */
        CatalogPrice: {
            /**
             * @description Days that it holds for: Monday to Friday, Saturday and Sunday, or all of them.
             * @example all
             * @enum {string}
             */
            weekPeriod: "weekday" | "weekend" | "all";
            /**
             * @description Whole lira, tax included.
             * @example 1500
             */
            price: number;
            /**
             * @description Currency.
             * @example TRY
             */
            currency: Flavor<string, "config:currency">;
            /**
             * @description How many the price is for.
             * @example 1
             */
            unit: number;
            /**
             * Format: int64
             * @description The option that it is the price of; null for the whole list.
             * @example null
             */
            catalogItemOptionId?: Flavor<number, "id:catalog-items"> | null;
        };
        /** @description A menu or price list of a page. */
        Catalog: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:catalogs">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name.
             * @example Yemekli düğün menüsü
             */
            name: string;
            /**
             * Format: int64
             * @description Its type.
             * @example 1
             */
            catalogTypeId: Flavor<number, "id:catalog-types">;
            /**
             * @description What it contains.
             * @example Altı çeşit soğuk meze ve ana yemek
             */
            description: string | null;
            /**
             * @description Priced as a package or per person.
             * @example per_person
             */
            pricingType: Flavor<string, "config:customer_menu_pricing_type">;
            /**
             * @description Guests at least, where it is priced per person.
             * @example 100
             */
            minGuests: number | null;
            /**
             * @description Guests at most, where it is priced as a package.
             * @example 400
             */
            maxGuests: number | null;
            /** @description For the whole list or for each option: one price for all days, or one for weekdays and one for weekends. */
            prices: components["schemas"]["CatalogPrice"][];
            /**
             * Format: date
             * @description Last day that the prices hold for, from yesterday to three months ahead.
             * @example 2027-01-31
             */
            expireAt: Flavor<string, "date">;
            /**
             * @description Lowest of the prices from Monday to Friday, in the currency of the first price.
             * @example 1450
             */
            readonly lowestWeekdayPrice: number | null;
            /**
             * @description Lowest of the prices of Saturday and Sunday, in the currency of the first price.
             * @example 1750
             */
            readonly lowestWeekendPrice: number | null;
            /** @description The price list as a PDF. */
            readonly file: {
                /**
                 * @description Where it is downloaded.
                 * @example /api/customers/1/catalogs/1/download
                 */
                url: string;
                /**
                 * @description Name of the file.
                 * @example menü.pdf
                 */
                name: string;
                /**
                 * @description Bytes.
                 * @example 182000
                 */
                size: number;
                /**
                 * @description Media type.
                 * @example application/pdf
                 */
                mediaType: string;
            } | null;
            /**
             * @description Further pages of the account that show the price list.
             * @default []
             * @example []
             */
            linkedProviderIds: Flavor<number, "id:providers">[];
            /**
             * @description Place among the price lists of its page.
             * @example 1
             */
            readonly order: number;
            /**
             * @description The price list that the page shows first.
             * @default false
             * @example true
             */
            isMain: boolean;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change it.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Delete it.
                 * @example true
                 */
                remove: boolean;
                /**
                 * @description Change its place.
                 * @example true
                 */
                move: boolean;
                /**
                 * @description Actions that are possible now.
                 * @example [
                 *       "update_prices"
                 *     ]
                 */
                actions: "update_prices"[];
            };
        };
        /** @description A new price list. */
        CatalogCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name.
             * @example Yemekli düğün menüsü
             */
            name: string;
            /**
             * Format: int64
             * @description Its type.
             * @example 1
             */
            catalogTypeId: Flavor<number, "id:catalog-types">;
            /**
             * @description What it contains.
             * @example Altı çeşit soğuk meze ve ana yemek
             */
            description?: string | null;
            /**
             * @description Priced as a package or per person.
             * @example per_person
             */
            pricingType: Flavor<string, "config:customer_menu_pricing_type">;
            /**
             * @description Guests at least, where it is priced per person.
             * @example 100
             */
            minGuests?: number | null;
            /**
             * @description Guests at most, where it is priced as a package.
             * @example 400
             */
            maxGuests?: number | null;
            /** @description For the whole list or for each option: one price for all days, or one for weekdays and one for weekends. */
            prices: components["schemas"]["CatalogPrice"][];
            /**
             * Format: date
             * @description Last day that the prices hold for, from yesterday to three months ahead.
             * @example 2027-01-31
             */
            expireAt: Flavor<string, "date">;
            /**
             * Format: binary
             * @description The price list as a PDF, up to 15 MB.
             */
            file?: Blob;
            /**
             * @description Further pages of the account that show the price list.
             * @default []
             * @example []
             */
            linkedProviderIds?: Flavor<number, "id:providers">[];
            /**
             * @description The price list that the page shows first.
             * @default false
             * @example true
             */
            isMain?: boolean;
        } & unknown;
        /** @description Only the changed fields. */
        CatalogUpdate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId?: Flavor<number, "id:providers">;
            /**
             * @description Name.
             * @example Yemekli düğün menüsü
             */
            name?: string;
            /**
             * Format: int64
             * @description Its type.
             * @example 1
             */
            catalogTypeId?: Flavor<number, "id:catalog-types">;
            /**
             * @description What it contains.
             * @example Altı çeşit soğuk meze ve ana yemek
             */
            description?: string | null;
            /**
             * @description Priced as a package or per person.
             * @example per_person
             */
            pricingType?: Flavor<string, "config:customer_menu_pricing_type">;
            /**
             * @description Guests at least, where it is priced per person.
             * @example 100
             */
            minGuests?: number | null;
            /**
             * @description Guests at most, where it is priced as a package.
             * @example 400
             */
            maxGuests?: number | null;
            /** @description For the whole list or for each option: one price for all days, or one for weekdays and one for weekends. */
            prices?: components["schemas"]["CatalogPrice"][];
            /**
             * Format: date
             * @description Last day that the prices hold for, from yesterday to three months ahead.
             * @example 2027-01-31
             */
            expireAt?: Flavor<string, "date">;
            /**
             * Format: binary
             * @description The price list as a PDF, up to 15 MB.
             */
            file?: Blob;
            /**
             * @description Further pages of the account that show the price list.
             * @default []
             * @example []
             */
            linkedProviderIds?: Flavor<number, "id:providers">[];
            /**
             * @description The price list that the page shows first.
             * @default false
             * @example true
             */
            isMain?: boolean;
        } & unknown;
        /** @description New prices of the same week periods, with the last day that they hold for. */
        UpdateCatalogPrices: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "update_prices";
            /**
             * Format: date
             * @description Last day that the prices hold for, from yesterday to three months ahead.
             * @example 2027-01-31
             */
            expireAt: Flavor<string, "date">;
            /** @description For the whole list or for each option: one price for all days, or one for weekdays and one for weekends. */
            prices: components["schemas"]["CatalogPrice"][];
        };
        /** @description One action; `type` says which. */
        CatalogAction: components["schemas"]["UpdateCatalogPrices"];
        /** @description One step by `direction`, or to `position`. */
        CatalogMove: {
            /**
             * @description One step.
             * @example up
             * @enum {string}
             */
            direction?: "up" | "down";
            /**
             * @description Place from 1.
             * @example 1
             */
            position?: number;
        };
        /** @description A type of price list. */
        CatalogType: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:catalog-types">;
            /**
             * @description Name.
             * @example Yemekli menü
             */
            name: string;
        };
        /** @description An option of a price list that has a price of its own. */
        CatalogItem: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:catalog-items">;
            /**
             * @description Name.
             * @example Standart menü
             */
            name: string;
            /**
             * @description What one of it is called.
             * @example kişi
             */
            unitLabel: string;
            /**
             * Format: int64
             * @description The type that offers it.
             * @example 1
             */
            catalogTypeId: Flavor<number, "id:catalog-types">;
            /**
             * Format: int64
             * @description The category that it is for; null for all.
             * @example 1
             */
            providerCategoryId: Flavor<number, "id:provider-categories"> | null;
        };
        /** @description A record by its id. */
        Named: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: number;
        };
        /** @description What is asked for, by whom. A recommendation needs `phone` and `category` too. */
        CampaignRequestCreate: {
            /** @description Campaign of the deployment: 54 asks for a bigger package, 65 recommends a company. */
            campaign: components["schemas"]["Named"];
            /**
             * @description The company that asks, or the one that is recommended.
             * @example Işık Organizasyon
             */
            companyName: string;
            /**
             * @description Who asks, or whom to ask for at the recommended company.
             * @example Işıl Demir
             */
            name: string;
            /** @description The account that asks. */
            customer: components["schemas"]["Named"];
            /** @description The person who asks. */
            customerUser: components["schemas"]["Named"];
            /**
             * @description The feature that the package lacks.
             * @example rivalStats
             */
            feature?: string;
            /**
             * @description Phone number of the recommended company, as +905321234567.
             * @example +905321234567
             */
            phone?: string;
            /** @description Category of the recommended company. */
            category?: components["schemas"]["Named"];
            /**
             * Format: int64
             * @description The account that recommends.
             * @example 1
             */
            customerId?: number;
            /**
             * Format: int64
             * @description The person who recommends.
             * @example 1
             */
            customerUserId?: number;
        };
        /** @description A request as it was taken. */
        CampaignRequest: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: number;
            /**
             * Format: int64
             * @description The campaign.
             * @example 54
             */
            campaignId: number;
            /**
             * @description The company.
             * @example Işık Organizasyon
             */
            companyName: string;
            /**
             * @description Gift vouchers, in whole lira, that a recommendation earns at most once the company joins; null where none is earned.
             * @example 10000
             */
            reward: number | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
        };
        /** @description A cap, in whole lira of gift vouchers. */
        ReferralAllowance: {
            /**
             * @description At most.
             * @example 20000
             */
            cap: number;
            /**
             * @description Taken by recommendations so far.
             * @example 10000
             */
            used: number;
            /**
             * @description Still to be had.
             * @example 10000
             */
            left: number;
        };
        /** @description What recommendations earn, in whole lira of gift vouchers. */
        ReferralRewards: {
            /**
             * @description One recommendation earns at most.
             * @example 10000
             */
            perReferral: number;
            /**
             * @description The next one earns at most; nothing where a cap is reached.
             * @example 10000
             */
            next: number;
            /** @description In this calendar month. */
            month: components["schemas"]["ReferralAllowance"];
            /** @description In all. */
            total: components["schemas"]["ReferralAllowance"];
        };
        /**
         * @description A form of a page.
         * @enum {string}
         */
        ProviderFormKey: "general" | "details" | "contacts" | "team" | "about" | "location";
        /**
         * @description Kind of a form's value, which says how it is asked for and shown.
         * @enum {string}
         */
        FormFieldKind: "text" | "longText" | "richText" | "number" | "boolean" | "enum" | "email" | "phone" | "url" | "reference" | "mapPoint" | "rows";
        /** @description The field is asked for only while another one holds one of these values. */
        FormCondition: {
            /**
             * @description Name of the other field.
             * @example alcohol
             */
            field: string;
            /**
             * @description Its values.
             * @example [
             *       "corkage"
             *     ]
             */
            values: string[];
        };
        /** @description A field of a row. */
        FormMember: {
            /**
             * @description Name of the value.
             * @example phone
             */
            name: string;
            kind: components["schemas"]["FormFieldKind"];
            /**
             * @description What the form calls it.
             * @example Telefon
             */
            label: string;
            /** @description What stands below it. */
            help?: string;
            /**
             * @description Must be filled; not there where it need not.
             * @example true
             */
            required?: boolean;
            /** @description Holds several values. */
            many?: boolean;
            /**
             * @description Characters at least.
             * @example 2
             */
            minLength?: number;
            /**
             * @description Characters at most.
             * @example 120
             */
            maxLength?: number;
            /**
             * @description Characters that are advised.
             * @example 300
             */
            advisedLength?: number;
            /**
             * @description Least value.
             * @example 1
             */
            minimum?: number;
            /**
             * @description Greatest value.
             * @example 52
             */
            maximum?: number;
            /** @description Whole numbers only. */
            integer?: boolean;
            /**
             * @description Values or rows at least.
             * @example 1
             */
            minItems?: number;
            /**
             * @description Values or rows at most.
             * @example 10
             */
            maxItems?: number;
            /**
             * @description Entity that an id belongs to.
             * @example districts
             */
            reference?: string;
            /**
             * @description The field of this form, or of the page, that narrows the records to choose from; the list has a filter of its name.
             * @example districtId
             */
            narrowing?: string;
            /** @description Holds no phone number, e-mail or web address: couples reach a page by its own buttons. */
            noContacts?: boolean;
            when?: components["schemas"]["FormCondition"];
            feature?: components["schemas"]["PackageFeature"];
        };
        /** @description A field of a form. */
        FormField: {
            /**
             * @description Name of the value.
             * @example phone
             */
            name: string;
            kind: components["schemas"]["FormFieldKind"];
            /**
             * @description What the form calls it.
             * @example Telefon
             */
            label: string;
            /** @description What stands below it. */
            help?: string;
            /**
             * @description Must be filled; not there where it need not.
             * @example true
             */
            required?: boolean;
            /** @description Holds several values. */
            many?: boolean;
            /**
             * @description Characters at least.
             * @example 2
             */
            minLength?: number;
            /**
             * @description Characters at most.
             * @example 120
             */
            maxLength?: number;
            /**
             * @description Characters that are advised.
             * @example 300
             */
            advisedLength?: number;
            /**
             * @description Least value.
             * @example 1
             */
            minimum?: number;
            /**
             * @description Greatest value.
             * @example 52
             */
            maximum?: number;
            /** @description Whole numbers only. */
            integer?: boolean;
            /**
             * @description Values or rows at least.
             * @example 1
             */
            minItems?: number;
            /**
             * @description Values or rows at most.
             * @example 10
             */
            maxItems?: number;
            /**
             * @description Entity that an id belongs to.
             * @example districts
             */
            reference?: string;
            /**
             * @description The field of this form, or of the page, that narrows the records to choose from; the list has a filter of its name.
             * @example districtId
             */
            narrowing?: string;
            /** @description Holds no phone number, e-mail or web address: couples reach a page by its own buttons. */
            noContacts?: boolean;
            when?: components["schemas"]["FormCondition"];
            feature?: components["schemas"]["PackageFeature"];
            /** @description What each row asks for. */
            fields?: components["schemas"]["FormMember"][];
        };
        /** @description A form of a page as data: what it asks for, in the language of the call. */
        ProviderForm: {
            /**
             * @description Its place among the forms.
             * @example 5
             */
            id: number;
            key: components["schemas"]["ProviderFormKey"];
            /**
             * @description Its name.
             * @example Tanıtım yazısı
             */
            title: string;
            /** @description What it is good for. */
            text: string;
            /**
             * @description Counts towards the completeness of a page.
             * @example true
             */
            isCounted: boolean;
            /** @description What it asks for. */
            fields: components["schemas"]["FormField"][];
        };
        /** @description A value that a field of a form may have. */
        ProviderFormOption: {
            /**
             * @description Form, field and value.
             * @example details.setting.garden
             */
            id: string;
            form: components["schemas"]["ProviderFormKey"];
            /**
             * @description Name of the field.
             * @example setting
             */
            field: string;
            /**
             * @description What is written.
             * @example garden
             */
            value: string;
            /**
             * @description What a person reads.
             * @example Kır bahçesi
             */
            label: string;
        };
        /**
         * @description Answers by the names of fields. What may stand there, the form says; null empties a field.
         * @example {
         *       "about": "<p>Çınarların gölgesinde bir kır bahçesi.</p>"
         *     }
         */
        FormAnswers: {
            [key: string]: unknown;
        };
        /** @description How far a form of a page is. */
        ProviderFormState: {
            form: components["schemas"]["ProviderFormKey"];
            /**
             * @description Its name.
             * @example Tanıtım yazısı
             */
            title: string;
            /**
             * @description Counts towards the completeness.
             * @example true
             */
            isCounted: boolean;
            /**
             * @description What must be filled is filled, on the page itself.
             * @example false
             */
            isComplete: boolean;
            /**
             * @description A change of it waits for the desk.
             * @example true
             */
            isPending: boolean;
        };
        /**
         * @description What became of a change of a page.
         * @enum {string}
         */
        ProviderUpdateStatus: "pending" | "approved" | "rejected" | "deleted";
        /** @description One field before and after a change, as a person reads it. */
        ProviderFieldChange: {
            /**
             * @description Name of the field.
             * @example phone
             */
            field: string;
            /**
             * @description What the form calls it.
             * @example Telefon
             */
            label: string;
            /**
             * @description What stood on the page; null for nothing.
             * @example +902160000012
             */
            before: string | null;
            /**
             * @description What shall stand there; null for nothing.
             * @example +902160000013
             */
            after: string | null;
        };
        /** @description A change of a page that waits for the support desk, or what became of it. */
        ProviderDataUpdate: {
            /**
             * Format: int64
             * @description Id.
             * @example 7
             */
            id: number;
            /**
             * @description Counts what was changed of it.
             * @example 1
             */
            version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            form: components["schemas"]["ProviderFormKey"];
            /**
             * @description Name of the form.
             * @example Tanıtım yazısı
             */
            title: string;
            status: components["schemas"]["ProviderUpdateStatus"];
            /**
             * @description Why it was rejected.
             * @example null
             */
            rejectionReason: string | null;
            /** @description Its fields. */
            changes: components["schemas"]["ProviderFieldChange"][];
            /**
             * @description Who wrote it; null where that user is gone.
             * @example Ayşe Yıldırım
             */
            createdByName: string | null;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When it was approved, rejected or deleted.
             * @example null
             */
            decidedAt: Flavor<string, "date-time"> | null;
        };
        /** @description What a page says about itself, live and as it was last written. */
        ProviderData: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            id: Flavor<number, "id:providers">;
            /**
             * @description Counts changes and decisions.
             * @example 4
             */
            version: number;
            /**
             * @description Share of the counted forms whose answers stand on the page, in percent.
             * @example 80
             */
            completeness: number;
            /** @description The first counted form that lacks an answer, also among those that wait; null where none does. */
            nextForm: components["schemas"]["ProviderFormKey"] | null;
            live: components["schemas"]["FormAnswers"];
            answers: components["schemas"]["FormAnswers"];
            /** @description The forms in their order. */
            forms: components["schemas"]["ProviderFormState"][];
            /** @description What waits, and what was rejected last and not written anew, one for each form. */
            updates: components["schemas"]["ProviderDataUpdate"][];
        };
        /** @description Answers of one form; those that are not sent stay. */
        ProviderDataChange: {
            form: components["schemas"]["ProviderFormKey"];
            answers: components["schemas"]["FormAnswers"];
        };
        /** @description Answers of the form that a waiting change is of; those that are not sent stay. */
        ProviderDataUpdateChange: {
            answers: components["schemas"]["FormAnswers"];
        };
        /** @description The forms of a page that still lack an answer. */
        MissingData: {
            /** @description What is missing. */
            data: {
                /**
                 * Format: int64
                 * @description The page.
                 * @example 2
                 */
                providerId: Flavor<number, "id:providers">;
                /** @description The counted forms, in the order in which a couple would miss them; none where nothing is missing. */
                forms: components["schemas"]["ProviderForm"][];
            };
        };
        /** @description A file kept ready for messages to couples. */
        Attachment: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:attachments">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Name, once in the account.
             * @example Yaz menüsü
             */
            name: string;
            /** @description The file. */
            readonly document: {
                /**
                 * @description Where it is downloaded.
                 * @example /api/customers/1/attachments/1/download
                 */
                url: string;
                /**
                 * @description Name of the file.
                 * @example menu.pdf
                 */
                name: string;
                /**
                 * @description Bytes.
                 * @example 182000
                 */
                size: number;
                /**
                 * @description Media type.
                 * @example application/pdf
                 */
                mediaType: string;
            };
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
        };
        /** @description A file to keep. */
        AttachmentCreate: {
            /**
             * @description Name, once in the account.
             * @example Yaz menüsü
             */
            name: string;
            /**
             * Format: binary
             * @description The file, pdf, jpg or png, up to 15 MB.
             */
            document: Blob;
        };
        /** @description Only the changed fields. */
        AttachmentUpdate: {
            /**
             * @description Name, once in the account.
             * @example Yaz menüsü
             */
            name?: string;
            /**
             * Format: binary
             * @description The file, pdf, jpg or png, up to 15 MB.
             */
            document?: Blob;
        };
        /**
         * @description What kind of prompt.
         * @enum {string}
         */
        ProviderPromptType: "notification";
        /**
         * @description What happened.
         * @enum {string}
         */
        ProviderPromptKind: "lead" | "lead_message" | "lead_assigned" | "page_approved" | "page_rejected" | "option_expiring" | "testimonial" | "support_access" | "payment_settled" | "card_expiring" | "merchant_decided" | "merchant_agreement" | "news";
        /** @description Something that a customer user was told. Unread until completedAt is set. */
        ProviderPrompt: {
            /**
             * Format: int64
             * @description Id.
             * @example 31
             */
            id: number;
            type: components["schemas"]["ProviderPromptType"];
            kind: components["schemas"]["ProviderPromptKind"];
            /**
             * @description What happened, in the language of the call.
             * @example Yeni talep: Elif Şahin & Can Demir
             */
            title: string;
            /**
             * @description More about it.
             * @example Merhaba, 20 Haziran boş mu?
             */
            body: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When it was read.
             * @example null
             */
            completedAt: Flavor<string, "date-time"> | null;
            /** @description The page that it concerns. */
            provider: {
                /**
                 * Format: int64
                 * @description The page.
                 * @example 1
                 */
                id: Flavor<number, "id:providers">;
                /**
                 * @description Its name.
                 * @example Çınaraltı Kır Bahçesi
                 */
                name: string;
            } | null;
            /** @description Where it leads; null where there is nothing to open. */
            linkData: {
                /**
                 * @description Path of the panel.
                 * @example /leads/1001
                 */
                path: string;
                /**
                 * @description What there is, in the language of the call.
                 * @example Talebi aç
                 */
                text: string;
            } | null;
        };
        /** @description How many there are. */
        PromptsMetaAnswer: {
            /** @description The counts. */
            data: {
                /**
                 * @description Not yet read.
                 * @example 7
                 */
                unread: number;
                /**
                 * @description All.
                 * @example 30
                 */
                total: number;
            };
        };
        /** @description What to do with all. */
        PromptsAction: {
            /**
             * @description They were read.
             * @example completed
             * @enum {string}
             */
            type: "completed";
            /**
             * Format: int64
             * @description The newest that the reader has seen.
             * @example 31
             */
            upToId: number;
        };
        /** @description What to do with one. */
        PromptAction: {
            /**
             * @description It was read.
             * @example completed
             * @enum {string}
             */
            type: "completed";
        };
        /**
         * @description What a notification is about: new enquiries, messages of couples, approvals of page contents, the account.
         * @enum {string}
         */
        NotificationType: "lead" | "message" | "page" | "account";
        /** @description How a user is told of one type. */
        NotificationPreference: {
            type: components["schemas"]["NotificationType"];
            /**
             * @description In the bell.
             * @example true
             */
            panel: boolean;
            /**
             * @description In the browser.
             * @example true
             */
            push: boolean;
            /**
             * @description By mail.
             * @example true
             */
            email: boolean;
            /**
             * @description By text message.
             * @example false
             */
            sms: boolean;
        };
        /** @description All choices of a user. */
        NotificationPreferencesAnswer: {
            /** @description One entry for each type. */
            data: components["schemas"]["NotificationPreference"][];
        };
        /**
         * @description How a notification comes: the bell, the browser, a mail, a text message.
         * @enum {string}
         */
        NotificationChannel: "panel" | "push" | "email" | "sms";
        /** @description The changed choices. */
        NotificationPreferencesUpdate: {
            /** @description Each names a type and a way. */
            changes: {
                type: components["schemas"]["NotificationType"];
                channel: components["schemas"]["NotificationChannel"];
                /**
                 * @description Wanted.
                 * @example false
                 */
                isOn: boolean;
            }[];
        };
        /** @description Where a panel hears of what happens. */
        RealtimeAccess: {
            /**
             * @description The stream of this API, or a Firebase Realtime Database.
             * @example stream
             * @enum {string}
             */
            service: "stream" | "firebase";
            /**
             * Format: int64
             * @description Id of the event to begin after.
             * @example 4710
             */
            after: number;
            /** @description How to sign in to the database; null for the stream. */
            firebase: {
                /**
                 * Format: web-url
                 * @description Address of the database.
                 * @example https://example.firebaseio.com
                 */
                databaseUrl: string;
                /**
                 * @description Web API key of the project, which is no secret.
                 * @example AIzaExample
                 */
                apiKey: string;
                /**
                 * @description Custom token of this user, to sign in with.
                 * @example eyJhbGciOi
                 */
                token: string;
                /**
                 * Format: date-time
                 * @description When the token ends.
                 * @example 2026-11-21T10:00:00.000Z
                 */
                expiresAt: Flavor<string, "date-time">;
                /**
                 * Format: web-url
                 * @description Who signs in instead of Google, where the project is played by an emulator.
                 * @example null
                 */
                emulatorUrl: string | null;
            } | null;
        };
        /** @description Where to listen. */
        RealtimeAccessAnswer: {
            /** @description The place. */
            data: components["schemas"]["RealtimeAccess"];
        };
        /** @description Tells that something happened to an enquiry. A hint, never the data; whoever hears it asks the API. */
        RealtimeEvent: {
            /**
             * Format: int64
             * @description Grows with every event of an account.
             * @example 4711
             */
            id: number;
            /**
             * @description A new enquiry, a message of the couple, or an enquiry that a colleague handed over to this user.
             * @example lead
             * @enum {string}
             */
            type: "lead" | "lead_message" | "lead_assigned";
            /**
             * Format: int64
             * @description The enquiry.
             * @example 1001
             */
            leadId: Flavor<number, "id:leads">;
            /**
             * Format: int64
             * @description The page that a new enquiry, or one that was handed over, came to.
             * @example 1
             */
            providerId?: Flavor<number, "id:providers">;
            /**
             * @description The couple as the list shows it.
             * @example Elif Şahin & Can Demir
             */
            coupleName: string;
            /**
             * @description Beginning of a message, empty where the package does not open the enquiry; who handed an enquiry over.
             * @example Merhaba
             */
            body?: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:00:00.000Z
             */
            at: Flavor<string, "date-time">;
        };
        /** @description Events since the last one known. */
        RealtimeEventsAnswer: {
            /** @description The events, oldest first. */
            data: components["schemas"]["RealtimeEvent"][];
        };
        /** @description An enquiry as short as the home page needs it. */
        HomeEnquiry: {
            /**
             * Format: int64
             * @description The enquiry.
             * @example 1
             */
            id: Flavor<number, "id:leads">;
            /**
             * @description The couple.
             * @example Elif Şahin & Can Demir
             */
            coupleName: string;
            /**
             * @description The page that it came to.
             * @example Çınaraltı Kır Bahçesi
             */
            providerName: string;
            status: components["schemas"]["LeadStatus"];
            /**
             * Format: date-time
             * @description When it arrived.
             * @example 2026-11-20T12:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description The end of its 24 hours.
             * @example 2026-11-21T12:00:00.000Z
             */
            respondBy: Flavor<string, "date-time">;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2027-06-19
             */
            weddingDate: Flavor<string, "date"> | null;
            /**
             * @description How many guests are expected.
             * @example 250
             */
            estimatedGuestCount: number | null;
            /**
             * @description Messages that nobody has read yet.
             * @example 1
             */
            unreadMessageCount: number;
            /**
             * @description Beginning of what the couple wrote last; null where they wrote nothing.
             * @example Haziran için hâlâ boş musunuz?
             */
            words: string | null;
            /** @description Ways in which this user may reach the couple. */
            channels: components["schemas"]["Channel"][];
        };
        /** @description Enquiries that wait for an answer. */
        HomeWaiting: {
            /**
             * @description How many there are; 1000 stands for as many or more.
             * @example 12
             */
            total: number;
            /**
             * @description How many of them have waited longer than 24 hours; 1000 stands for as many or more.
             * @example 3
             */
            late: number;
            /** @description Those whose time is nearly over, then those that have missed it, then the others. */
            data: components["schemas"]["HomeEnquiry"][];
        };
        /** @description Enquiries in which a couple wrote something that nobody has read. */
        HomeMessages: {
            /**
             * @description How many there are; 1000 stands for as many or more.
             * @example 5
             */
            total: number;
            /** @description The last ones that something happened in. */
            data: components["schemas"]["HomeEnquiry"][];
        };
        /**
         * @description A note with a reminder, an appointment with a couple, or a message that goes out by itself.
         * @example note
         * @enum {string}
         */
        ReminderKind: "note" | "appointment" | "follow_up";
        /** @description Something to be done on an enquiry. */
        Reminder: {
            /**
             * @description Of the kind and the record behind it.
             * @example note-12
             */
            readonly id: string;
            kind: components["schemas"]["ReminderKind"];
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-21T12:00:00.000Z
             */
            dueAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When it was done; for an appointment, when it was; for a message, when it was sent.
             * @example 2026-11-21T12:10:00.000Z
             */
            doneAt: Flavor<string, "date-time"> | null;
            /**
             * @description Words of the note; of a message its subject, or its text.
             * @example Cumartesi arayacağım
             */
            text: string | null;
            /** @description The interaction that carries the reminder; null for anything else. */
            note: {
                /**
                 * Format: int64
                 * @description The interaction.
                 * @example 12
                 */
                id: Flavor<number, "id:lead-interactions">;
                /**
                 * @description Its version.
                 * @example 1
                 */
                version: number;
            } | null;
            /** @description Who wrote the note, or had the messages sent. */
            createdBy: {
                /**
                 * Format: int64
                 * @description The user.
                 * @example 2
                 */
                id: Flavor<number, "id:customer-users">;
                /**
                 * @description Name.
                 * @example Mert Kaya
                 */
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When the couple confirmed the appointment.
             * @example 2026-11-20T12:10:00.000Z
             */
            confirmedAt: Flavor<string, "date-time"> | null;
            /** @description The enquiry. */
            lead: {
                /**
                 * Format: int64
                 * @description The enquiry.
                 * @example 1
                 */
                id: Flavor<number, "id:leads">;
                /**
                 * @description The couple.
                 * @example Elif Şahin & Can Demir
                 */
                coupleName: string;
                /**
                 * @description The page that it came to.
                 * @example Çınaraltı Kır Bahçesi
                 */
                providerName: string;
                status: components["schemas"]["LeadStatus"];
            };
            /** @description What the user may do with it. */
            allowed: {
                /**
                 * @description Have it done, undone or moved.
                 * @example true
                 */
                change: boolean;
            };
        };
        /** @description What is due next, and how much there is. */
        HomeReminders: {
            /**
             * @description How much there is; 1000 stands for as much or more.
             * @example 4
             */
            total: number;
            /** @description The first of it, by time. */
            data: components["schemas"]["Reminder"][];
        };
        /**
         * @description What a page is judged by.
         * @example response
         * @enum {string}
         */
        ScorePart: "response" | "completeness" | "reviews" | "prices" | "deals";
        /** @description How well a page does, and by what. */
        PageScore: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Its name.
             * @example Çınaraltı Kır Bahçesi
             */
            providerName: string;
            /**
             * @description Points of what can be measured, as a share of the points that it could have; null where nothing can.
             * @example 72
             */
            score: number | null;
            /**
             * @description What the score lacks of 100, and 20 more with an overdue payment, 100 at most; null where the score is.
             * @example 28
             */
            risk: number | null;
            /**
             * @description True if a payment for the page is overdue.
             * @example false
             */
            hasDebt: boolean;
            /**
             * @description Forms of the page that lack an answer.
             * @example 4
             */
            missingForms: number;
            /** @description What the score is made of, in the order of their weights. */
            parts: {
                name: components["schemas"]["ScorePart"];
                /**
                 * @description Points at most.
                 * @example 35
                 */
                weight: number;
                /**
                 * @description How much of it is reached; null where there is nothing to measure yet.
                 * @example 80
                 */
                percent: number | null;
                /**
                 * @description Points that the score would rise by if this part were whole; 0 where there is nothing to measure.
                 * @example 7
                 */
                gain: number;
            }[];
        };
        /** @description What waits for the user today. */
        Home: {
            /** @description Enquiries that wait for an answer; null for whoever may not read enquiries. */
            waiting: components["schemas"]["HomeWaiting"] | null;
            /** @description Enquiries in which a couple wrote something that nobody has read; null for whoever may not read enquiries. */
            messages: components["schemas"]["HomeMessages"] | null;
            /** @description The user's reminders until the end of today; null for whoever may not read enquiries. */
            todo: components["schemas"]["HomeReminders"] | null;
            /** @description Appointments of today and the six days after it; null for whoever may not read enquiries. */
            appointments: components["schemas"]["HomeReminders"] | null;
            /** @description Price lists that have expired or do so within seven days; null for whoever may not read them. */
            prices: {
                /**
                 * @description How many there are; 1000 stands for as many or more.
                 * @example 3
                 */
                total: number;
                /** @description The ones that expire first. */
                data: {
                    /**
                     * Format: int64
                     * @description The price list.
                     * @example 1
                     */
                    id: Flavor<number, "id:catalogs">;
                    /**
                     * @description Its name.
                     * @example Düğün paketi
                     */
                    name: string;
                    /**
                     * @description The page that shows it.
                     * @example Çınaraltı Kır Bahçesi
                     */
                    providerName: string;
                    /**
                     * Format: date
                     * @description The last day that it holds for.
                     * @example 2026-11-22
                     */
                    expireAt: Flavor<string, "date">;
                }[];
            } | null;
            /** @description The pages that the user works for. */
            pages: components["schemas"]["PageScore"][];
        };
        /**
         * @description Whether the comment stands on the page. The support desk approves or rejects it.
         * @enum {string}
         */
        TestimonialStatus: "pending" | "active" | "rejected";
        /**
         * @description Where the comment comes from.
         * @enum {string}
         */
        TestimonialSource: "panel" | "site" | "email" | "phone" | "request";
        /**
         * @description Where the reply stands. The support desk approves or rejects it.
         * @enum {string}
         */
        TestimonialReplyStatus: "none" | "pending" | "active" | "rejected";
        /**
         * @description Where the dispute of the page against the comment stands. Accepted, the comment is taken down.
         * @enum {string}
         */
        TestimonialDisputeStatus: "none" | "open" | "accepted" | "rejected";
        /** @description What a couple says of a page. */
        Testimonial: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:provider-testimonials">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate: Flavor<string, "date"> | null;
            /**
             * @description What they say.
             * @example Her şey hayal ettiğimiz gibiydi.
             */
            text: string;
            /**
             * @description Stars.
             * @example 5
             */
            star: number;
            /**
             * @description Stars for the service on the day.
             * @example 5
             */
            starService: number | null;
            /**
             * @description Stars for how they were informed.
             * @example 4
             */
            starCommunication: number | null;
            /**
             * @description Stars for value for money.
             * @example 4
             */
            starValue: number | null;
            /**
             * @description Where it comes from.
             * @default panel
             * @example site
             */
            source: components["schemas"]["TestimonialSource"];
            /**
             * @description Shown first on the page.
             * @default false
             * @example true
             */
            isMain: boolean;
            /**
             * @description Reply of the page.
             * @example Mutluluklar dileriz.
             */
            readonly reply: string | null;
            /**
             * @description Where the reply stands.
             * @default none
             * @example active
             */
            readonly replyStatus: components["schemas"]["TestimonialReplyStatus"];
            /**
             * @description Why the support desk rejected the reply.
             * @example null
             */
            readonly replyRejectionReason: string | null;
            /**
             * @description Why the page disputes the comment.
             * @example null
             */
            readonly disputeReason: string | null;
            /**
             * @description Where the dispute stands.
             * @default none
             * @example none
             */
            readonly disputeStatus: components["schemas"]["TestimonialDisputeStatus"];
            /**
             * @description Why the support desk left the comment where it stands.
             * @example null
             */
            readonly disputeAnswer: string | null;
            /**
             * @description Where it stands.
             * @default pending
             * @example active
             */
            readonly status: components["schemas"]["TestimonialStatus"];
            /**
             * @description Why the support desk rejected it.
             * @example null
             */
            readonly rejectionReason: string | null;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change it.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Delete it.
                 * @example false
                 */
                remove: boolean;
                /**
                 * @description Actions that its state allows.
                 * @example [
                 *       "reply",
                 *       "dispute"
                 *     ]
                 */
                actions: ("reply" | "dispute" | "withdraw_dispute")[];
            };
        };
        /** @description A new comment; it waits for approval. */
        TestimonialCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate?: Flavor<string, "date"> | null;
            /**
             * @description What they say.
             * @example Her şey hayal ettiğimiz gibiydi.
             */
            text: string;
            /**
             * @description Stars.
             * @example 5
             */
            star: number;
            /**
             * @description Stars for the service on the day.
             * @example 5
             */
            starService?: number | null;
            /**
             * @description Stars for how they were informed.
             * @example 4
             */
            starCommunication?: number | null;
            /**
             * @description Stars for value for money.
             * @example 4
             */
            starValue?: number | null;
            /**
             * @description Where it comes from.
             * @default panel
             * @example site
             */
            source?: components["schemas"]["TestimonialSource"];
        };
        /** @description How many comments the list finds by the same filters, by state. */
        TestimonialCounts: {
            /**
             * @description As many.
             * @example 3
             */
            pending: number;
            /**
             * @description As many.
             * @example 3
             */
            active: number;
            /**
             * @description As many.
             * @example 3
             */
            rejected: number;
        };
        /** @description Comments of a month. */
        TestimonialMonth: {
            /**
             * @description Calendar month in the deployment's time zone.
             * @example 2026-11
             */
            month: string;
            /**
             * @description Comments given in it.
             * @example 3
             */
            count: number;
            /**
             * @description Mean of the stars; null before the first.
             * @example 4.4
             */
            mean: number | null;
        };
        /** @description Stars of the published comments. */
        TestimonialSummary: {
            /**
             * @description Published comments.
             * @example 28
             */
            count: number;
            /**
             * @description Mean of the stars; null before the first.
             * @example 4.4
             */
            mean: number | null;
            /**
             * @description Comments with one star, two stars, up to five.
             * @example [
             *       0,
             *       0,
             *       5,
             *       9,
             *       14
             *     ]
             */
            byStar: number[];
            /** @description Means of what couples were asked besides. */
            byQuestion: {
                /**
                 * @description Mean of the stars; null before the first.
                 * @example 4.4
                 */
                service: number | null;
                /**
                 * @description Mean of the stars; null before the first.
                 * @example 4.4
                 */
                communication: number | null;
                /**
                 * @description Mean of the stars; null before the first.
                 * @example 4.4
                 */
                value: number | null;
            };
            /** @description The last twelve months with this one, oldest first. */
            byMonth: components["schemas"]["TestimonialMonth"][];
        };
        /** @description Only the changed fields. What the couple gave is the couple’s: stars, words and names stay. */
        TestimonialUpdate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId?: Flavor<number, "id:providers">;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName?: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate?: Flavor<string, "date"> | null;
            /**
             * @description What they say.
             * @example Her şey hayal ettiğimiz gibiydi.
             */
            text?: string;
            /**
             * @description Stars.
             * @example 5
             */
            star?: number;
            /**
             * @description Stars for the service on the day.
             * @example 5
             */
            starService?: number | null;
            /**
             * @description Stars for how they were informed.
             * @example 4
             */
            starCommunication?: number | null;
            /**
             * @description Stars for value for money.
             * @example 4
             */
            starValue?: number | null;
            /**
             * @description Where it comes from.
             * @default panel
             * @example site
             */
            source?: components["schemas"]["TestimonialSource"];
            /**
             * @description Shown first on the page.
             * @default false
             * @example true
             */
            isMain?: boolean;
        };
        /** @description Replies, or replies anew; the reply waits for approval. */
        ReplyToTestimonial: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reply";
            /**
             * @description Words of the reply.
             * @example Güzel sözleriniz için teşekkür ederiz.
             */
            reply: string;
        };
        /** @description Asks the support desk to take the comment down, once, with the reason; it stands meanwhile. */
        DisputeTestimonial: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "dispute";
            /**
             * @description What is wrong with it; the support desk reads it.
             * @example Bu çift bizden hizmet almadı; sözleşmemiz yok.
             */
            disputeReason: string;
        };
        /** @description Takes a dispute back that is not decided yet. */
        WithdrawTestimonialDispute: {
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "withdraw_dispute";
        };
        /** @description One action; `type` says which. */
        TestimonialAction: components["schemas"]["ReplyToTestimonial"] | components["schemas"]["DisputeTestimonial"] | components["schemas"]["WithdrawTestimonialDispute"];
        /** @description A reply of the page; it stands under the comment once the support desk has approved it. */
        TestimonialReply: {
            /**
             * @description Words of the reply.
             * @example Güzel sözleriniz için teşekkür ederiz.
             */
            text: string;
        };
        /** @description Something that happened to a comment. */
        TestimonialHistory: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: Flavor<number, "id:testimonial-histories">;
            /**
             * @description What happened.
             * @example replied
             * @enum {string}
             */
            event: "added" | "written" | "approved" | "rejected" | "replied" | "reply_approved" | "reply_rejected" | "disputed" | "dispute_withdrawn" | "dispute_accepted" | "dispute_rejected";
            /**
             * @description A reason that was given with it.
             * @example null
             */
            note: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T19:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
            createdBy: components["schemas"]["UserBrief"];
        };
        /** @description A photo with a comment. */
        TestimonialImage: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:testimonial-images">;
            /**
             * Format: int64
             * @description The comment.
             * @example 1
             */
            readonly testimonialId: Flavor<number, "id:provider-testimonials">;
            /**
             * @description Address of the photo.
             * @example /files/images/testimonial-images/5f0c.webp
             */
            readonly image: string | null;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-20T19:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
        };
        /** @description One photo. */
        TestimonialImageCreate: {
            /**
             * Format: binary
             * @description Photo, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            image: Blob;
        };
        /** @description Pictures of a page that belong together, such as those of one wedding. */
        Gallery: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:galleries">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the gallery.
             * @example Boğazda gün batımı
             */
            name: string;
            /**
             * @description In a few sentences.
             * @example Kır düğünü, 220 konuk.
             */
            description: string | null;
            /**
             * @description Address of the picture in front: the first photo that couples see.
             * @example /files/images/a.webp
             */
            readonly coverImage: string | null;
            /**
             * @description Where the pictures were taken.
             * @example Beykoz, İstanbul
             */
            shotAt: string | null;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName: string | null;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate: Flavor<string, "date"> | null;
            /**
             * Format: email
             * @description E-mail address of the couple.
             * @example elif@example.com
             */
            email: string | null;
            /**
             * @description Phone of the couple, E.164.
             * @example +905320000000
             */
            phone: string | null;
            /**
             * @description Shows work of the past as a reference; takes the agreement of the couple and their names.
             * @default false
             * @example false
             */
            isReference: boolean;
            /**
             * @description The couple agrees that the pictures are shown.
             * @example true
             */
            hasAgreement: boolean;
            /**
             * @description Shown on the page.
             * @default true
             * @example true
             */
            isActive: boolean;
            /**
             * @description Pictures in it.
             * @default 0
             * @example 18
             */
            readonly imageCount: number;
            /**
             * @description Place among the galleries of its page.
             * @example 1
             */
            readonly order: number;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
        };
        /** @description A new gallery. */
        GalleryCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the gallery.
             * @example Boğazda gün batımı
             */
            name: string;
            /**
             * @description In a few sentences.
             * @example Kır düğünü, 220 konuk.
             */
            description?: string | null;
            /**
             * @description Where the pictures were taken.
             * @example Beykoz, İstanbul
             */
            shotAt?: string | null;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName?: string | null;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate?: Flavor<string, "date"> | null;
            /**
             * Format: email
             * @description E-mail address of the couple.
             * @example elif@example.com
             */
            email?: string | null;
            /**
             * @description Phone of the couple, E.164.
             * @example +905320000000
             */
            phone?: string | null;
            /**
             * @description Shows work of the past as a reference; takes the agreement of the couple and their names.
             * @default false
             * @example false
             */
            isReference?: boolean;
            /**
             * @description The couple agrees that the pictures are shown.
             * @example true
             */
            hasAgreement: boolean;
            /**
             * @description Shown on the page.
             * @default true
             * @example true
             */
            isActive?: boolean;
        } & unknown;
        /** @description Only the changed fields. */
        GalleryUpdate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId?: Flavor<number, "id:providers">;
            /**
             * @description Name of the gallery.
             * @example Boğazda gün batımı
             */
            name?: string;
            /**
             * @description In a few sentences.
             * @example Kır düğünü, 220 konuk.
             */
            description?: string | null;
            /**
             * @description Where the pictures were taken.
             * @example Beykoz, İstanbul
             */
            shotAt?: string | null;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName?: string | null;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate?: Flavor<string, "date"> | null;
            /**
             * Format: email
             * @description E-mail address of the couple.
             * @example elif@example.com
             */
            email?: string | null;
            /**
             * @description Phone of the couple, E.164.
             * @example +905320000000
             */
            phone?: string | null;
            /**
             * @description Shows work of the past as a reference; takes the agreement of the couple and their names.
             * @default false
             * @example false
             */
            isReference?: boolean;
            /**
             * @description The couple agrees that the pictures are shown.
             * @example true
             */
            hasAgreement?: boolean;
            /**
             * @description Shown on the page.
             * @default true
             * @example true
             */
            isActive?: boolean;
        } & unknown;
        /** @description One step by `direction`, or to `position`. */
        GalleryMove: {
            /**
             * @description One step.
             * @example up
             * @enum {string}
             */
            direction?: "up" | "down";
            /**
             * @description Place from 1.
             * @example 1
             */
            position?: number;
        };
        /**
         * @description A photo or a video.
         * @enum {string}
         */
        MediaKind: "photo" | "video";
        /**
         * @description Views of the videos: all of them, promotion videos that always show, promotion videos that take turns, videos of another host, 360° videos, uploaded videos.
         * @enum {string}
         */
        VideoType: "all" | "subscription" | "subscription_rnd" | "video" | "360video" | "video_self";
        /**
         * @description Where it stands. The support desk approves or rejects it, and within the hour after the approval it is published.
         * @enum {string}
         */
        MediaStatus: "pending" | "approved" | "published" | "rejected";
        /**
         * @description Why the support desk rejected it: it leads to another site or social account, shows contact information, or shows campaign information.
         * @enum {string}
         */
        MediaRejectionCause: "redirects" | "contact_info" | "campaign_info";
        /** @description A property and its value. */
        MediaProperty: {
            /**
             * @description Name.
             * @example Kumaş
             */
            name: string;
            /**
             * @description Value.
             * @example Fransız danteli
             */
            value: string;
        };
        /** @description How a video is played; null for a photo. */
        MediaVideo: {
            /**
             * @description Where it lies; own for an uploaded one.
             * @example youtube
             * @enum {string}
             */
            host: "youtube" | "vimeo" | "dailymotion" | "own";
            /**
             * Format: https-url
             * @description Address of the host's player; null for an uploaded one.
             * @example https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ
             */
            embedUrl: string | null;
            /**
             * @description Signed link to an uploaded video; ends within two days.
             * @example /files/media/b.mp4?ends=1795600000&signature=x
             */
            fileUrl: string | null;
        } | null;
        /** @description A photo or a video of a page. */
        Media: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:medias">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * Format: int64
             * @description The gallery that it belongs to; one of the same page.
             * @example 1
             */
            galleryId: Flavor<number, "id:galleries"> | null;
            /**
             * @description A photo or a video.
             * @example photo
             */
            kind: components["schemas"]["MediaKind"];
            /**
             * @description Code by which people name it, also on the telephone.
             * @example F-00012
             */
            readonly code: string;
            /**
             * @description Name; that of the file where none was given.
             * @example Gün batımında nikâh
             */
            name: string;
            /**
             * @description What it shows.
             * @example Çınarların altında 220 konukla nikâh.
             */
            description: string | null;
            /**
             * @description Options of the groups that the category of the page has (`listItemOptionGroups`); a photo has at least one.
             * @example [
             *       1001
             *     ]
             */
            tagIds: number[];
            /** @description Properties of what it shows. */
            properties: components["schemas"]["MediaProperty"][];
            /**
             * @description Lowest price of what it shows, whole lira, tax included.
             * @example 40000
             */
            minPrice: number | null;
            /**
             * @description Highest price of what it shows, whole lira, tax included; not below `minPrice`.
             * @example 65000
             */
            maxPrice: number | null;
            /**
             * @description Who took it.
             * @example Işık & Gölge Fotoğraf
             */
            sourceCredit: string | null;
            /**
             * @description Degrees that the picture is turned by, clockwise: 0, 90, 180 or 270. The sizes are turned already.
             * @default 0
             * @example 0
             */
            rotation: number;
            /**
             * @description Shown on the page once it is published.
             * @default true
             * @example true
             */
            isActive: boolean;
            /**
             * @description The main photo of its page, at most one: active and approved. Choosing one takes it from the one before; when it goes, the first active one is its heir.
             * @default false
             * @example false
             */
            isMain: boolean;
            /**
             * @description Among the first five of its page, which the system chooses: the main photo, then the first active and published ones.
             * @example false
             */
            readonly isLocked: boolean;
            /**
             * @description Place among the photos and videos of its page; the first five are not moved.
             * @example 6
             */
            readonly order: number;
            /**
             * @description Where it stands.
             * @default pending
             * @example published
             */
            readonly status: components["schemas"]["MediaStatus"];
            /**
             * Format: date-time
             * @description Once approved, it stands on the page at this moment at the latest; null in any other state.
             * @example null
             */
            readonly publishesBy: Flavor<string, "date-time"> | null;
            /**
             * @description Why the support desk rejected it.
             * @example null
             * @enum {string|null}
             */
            readonly rejectionCause: "redirects" | "contact_info" | "campaign_info" | null;
            /** @description The picture in its sizes; of a video the one in front of it. */
            readonly image: components["schemas"]["MediaPicture"];
            /**
             * Format: https-url
             * @description Link to a video of YouTube, Vimeo or Dailymotion; another host is 422 `video_host`.
             * @example null
             */
            videoUrl: string | null;
            /** @description How a video is played. */
            readonly video: components["schemas"]["MediaVideo"];
            /**
             * @description Shows all around: a panorama twice as wide as high, or a 360° video.
             * @default false
             * @example false
             */
            is360: boolean;
            /**
             * @description A promotion video of the page; of a photo always false.
             * @default false
             * @example false
             */
            isPromo: boolean;
            /**
             * @description Takes turns with the other promotion videos instead of always showing.
             * @default false
             * @example false
             */
            isPromoInTurn: boolean;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change it.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Delete it.
                 * @example true
                 */
                remove: boolean;
                /**
                 * @description Change its place.
                 * @example true
                 */
                move: boolean;
                /**
                 * @description Make it the main photo.
                 * @example true
                 */
                main: boolean;
                /**
                 * @description Show it all around.
                 * @example false
                 */
                around: boolean;
            };
        };
        /** @description Records of one page that count towards the limit of its package (`x-quota`), "12 of 30"; null where the list is not of one page. */
        Quota: {
            /**
             * @description Records that count.
             * @example 12
             */
            used: number;
            /**
             * @description Records that the package allows; null for any number.
             * @example 30
             */
            allowed: number | null;
        } | null;
        /** @description Where this page stands in the list, and the room that is left. */
        QuotaMeta: {
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Records a page.
             * @example 25
             */
            limit: number;
            /**
             * @description Records in the list; counted up to 10,000.
             * @example 150
             */
            total: number;
            /**
             * @description False where there are more than `total`.
             * @example true
             */
            totalIsExact: boolean;
            quota: components["schemas"]["Quota"];
        };
        /** @description A new photo with `file`, or a video with `videoUrl` or `videoFile`; it waits for approval. Send an Idempotency-Key for each file: the same call again answers the same record. */
        MediaCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * Format: int64
             * @description The gallery that it belongs to; one of the same page.
             * @example 1
             */
            galleryId?: Flavor<number, "id:galleries"> | null;
            /**
             * @description A photo or a video.
             * @example photo
             */
            kind: components["schemas"]["MediaKind"];
            /**
             * @description Name; that of the file where none was given.
             * @example Gün batımında nikâh
             */
            name?: string;
            /**
             * @description What it shows.
             * @example Çınarların altında 220 konukla nikâh.
             */
            description?: string | null;
            /**
             * @description Options of the groups that the category of the page has (`listItemOptionGroups`); a photo has at least one.
             * @example [
             *       1001
             *     ]
             */
            tagIds?: number[];
            /** @description Properties of what it shows. */
            properties?: components["schemas"]["MediaProperty"][];
            /**
             * @description Lowest price of what it shows, whole lira, tax included.
             * @example 40000
             */
            minPrice?: number | null;
            /**
             * @description Highest price of what it shows, whole lira, tax included; not below `minPrice`.
             * @example 65000
             */
            maxPrice?: number | null;
            /**
             * @description Who took it.
             * @example Işık & Gölge Fotoğraf
             */
            sourceCredit?: string | null;
            /**
             * @description Shown on the page once it is published.
             * @default true
             * @example true
             */
            isActive?: boolean;
            /**
             * @description Shows all around: a panorama twice as wide as high, or a 360° video.
             * @default false
             * @example false
             */
            is360?: boolean;
            /**
             * @description A promotion video of the page; of a photo always false.
             * @default false
             * @example false
             */
            isPromo?: boolean;
            /**
             * @description Takes turns with the other promotion videos instead of always showing.
             * @default false
             * @example false
             */
            isPromoInTurn?: boolean;
            /**
             * Format: https-url
             * @description Link to a video of YouTube, Vimeo or Dailymotion; another host is 422 `video_host`.
             * @example null
             */
            videoUrl?: string | null;
            /**
             * Format: binary
             * @description The photo, or the picture in front of a video: jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide. The same photo twice on a page is 422 `duplicate`.
             */
            file?: Blob | null;
            /**
             * Format: binary
             * @description An uploaded video, mp4 or webm, up to 15 MB; it needs `file` in front.
             */
            videoFile?: Blob | null;
        };
        /** @description Only the changed fields. A new `file` takes the place of the picture, such as after a crop. */
        MediaUpdate: {
            /**
             * Format: int64
             * @description The gallery that it belongs to; one of the same page.
             * @example 1
             */
            galleryId?: Flavor<number, "id:galleries"> | null;
            /**
             * @description Name; that of the file where none was given.
             * @example Gün batımında nikâh
             */
            name?: string;
            /**
             * @description What it shows.
             * @example Çınarların altında 220 konukla nikâh.
             */
            description?: string | null;
            /**
             * @description Options of the groups that the category of the page has (`listItemOptionGroups`); a photo has at least one.
             * @example [
             *       1001
             *     ]
             */
            tagIds?: number[];
            /** @description Properties of what it shows. */
            properties?: components["schemas"]["MediaProperty"][];
            /**
             * @description Lowest price of what it shows, whole lira, tax included.
             * @example 40000
             */
            minPrice?: number | null;
            /**
             * @description Highest price of what it shows, whole lira, tax included; not below `minPrice`.
             * @example 65000
             */
            maxPrice?: number | null;
            /**
             * @description Who took it.
             * @example Işık & Gölge Fotoğraf
             */
            sourceCredit?: string | null;
            /**
             * @description Degrees that the picture is turned by, clockwise: 0, 90, 180 or 270. The sizes are turned already.
             * @default 0
             * @example 0
             */
            rotation?: number;
            /**
             * @description Shown on the page once it is published.
             * @default true
             * @example true
             */
            isActive?: boolean;
            /**
             * @description The main photo of its page, at most one: active and approved. Choosing one takes it from the one before; when it goes, the first active one is its heir.
             * @default false
             * @example false
             */
            isMain?: boolean;
            /**
             * @description Shows all around: a panorama twice as wide as high, or a 360° video.
             * @default false
             * @example false
             */
            is360?: boolean;
            /**
             * @description A promotion video of the page; of a photo always false.
             * @default false
             * @example false
             */
            isPromo?: boolean;
            /**
             * @description Takes turns with the other promotion videos instead of always showing.
             * @default false
             * @example false
             */
            isPromoInTurn?: boolean;
            /**
             * Format: https-url
             * @description Link to a video of YouTube, Vimeo or Dailymotion; another host is 422 `video_host`.
             * @example null
             */
            videoUrl?: string | null;
            /**
             * Format: binary
             * @description The photo, or the picture in front of a video: jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide. The same photo twice on a page is 422 `duplicate`.
             */
            file?: Blob | null;
        };
        /** @description Tags by their groups, properties and prices of a photo or video. */
        ItemDatas: {
            /**
             * Format: int64
             * @description The photo or video.
             * @example 1
             */
            readonly id: Flavor<number, "id:medias">;
            /**
             * @description Version of the photo or video.
             * @example 1
             */
            readonly version: number;
            /** @description Groups of the category of the page. */
            readonly groups: {
                /**
                 * Format: int64
                 * @description Group.
                 * @example 10
                 */
                id: Flavor<number, "id:item-option-groups">;
                /**
                 * @description Name.
                 * @example Mekân
                 */
                name: string;
                /** @description Its options. */
                options: {
                    /**
                     * Format: int64
                     * @description Option.
                     * @example 1001
                     */
                    id: number;
                    /**
                     * @description Name.
                     * @example Bahçe
                     */
                    name: string;
                    /**
                     * @description Among the tags of the photo or video.
                     * @example true
                     */
                    isChosen: boolean;
                }[];
            }[];
            /** @description Properties of what it shows. */
            properties: components["schemas"]["MediaProperty"][];
            /**
             * @description Lowest price of what it shows, whole lira, tax included.
             * @example 40000
             */
            minPrice: number | null;
            /**
             * @description Highest price of what it shows, whole lira, tax included; not below `minPrice`.
             * @example 65000
             */
            maxPrice: number | null;
        };
        /** @description Only the changed fields. */
        ItemDatasUpdate: {
            /**
             * @description Options of the groups that the category of the page has (`listItemOptionGroups`); a photo has at least one.
             * @example [
             *       1001
             *     ]
             */
            tagIds?: number[];
            /** @description Properties of what it shows. */
            properties?: components["schemas"]["MediaProperty"][];
            /**
             * @description Lowest price of what it shows, whole lira, tax included.
             * @example 40000
             */
            minPrice?: number | null;
            /**
             * @description Highest price of what it shows, whole lira, tax included; not below `minPrice`.
             * @example 65000
             */
            maxPrice?: number | null;
        };
        /** @description One step by `direction`, or to `position` among all of the page: that of the record whose place it takes. The first five are the system’s: 409 `at_end` for a place among them, `locked` for one of them. */
        MediaMove: {
            /**
             * @description One step.
             * @example up
             * @enum {string}
             */
            direction?: "up" | "down";
            /**
             * @description Place from 1.
             * @example 6
             */
            position?: number;
        };
        /** @description The main photo of a page. */
        MainImage: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * Format: int64
             * @description The photo; null where the page has no active one, which its owner should be warned of.
             * @example 1
             */
            mediaId: Flavor<number, "id:medias"> | null;
            /** @description The photo itself. */
            media: components["schemas"]["Media"] | null;
        };
        /** @description The photo that is chosen. */
        MainImageUpdate: {
            /**
             * Format: int64
             * @description An active and approved photo of the page; any other is 422 `main_inactive`.
             * @example 1
             */
            mediaId: Flavor<number, "id:medias">;
        };
        /**
         * @description Where the payment stands.
         * @enum {string}
         */
        PaymentStatus: "planned" | "pending" | "paid" | "overdue" | "failed" | "refunded";
        /**
         * @description Why a payment is due.
         * @enum {string}
         */
        PaymentKind: "package" | "renewal" | "upgrade" | "couple";
        /** @description A payment of the account for a page. */
        Payment: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:payments">;
            /**
             * Format: int64
             * @description The page that it is for; null for the whole account.
             * @example 1
             */
            readonly providerId: Flavor<number, "id:providers"> | null;
            /**
             * @description What it is for.
             * @default Paket
             * @example Altın paket
             */
            readonly description: string;
            /**
             * @description Amount in kuruş, tax included.
             * @default 0
             * @example 1250000
             */
            readonly amountMinor: number;
            /**
             * @description Where it stands.
             * @default pending
             * @example pending
             */
            readonly status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date
             * @description Day that it falls due.
             * @example 2026-11-30
             */
            readonly dueDate: Flavor<string, "date"> | null;
            /**
             * @description Month of the subscription; 0 outside of one.
             * @default 0
             * @example 3
             */
            readonly recurringMonth: number;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * @description Counts its changes.
             * @example 1
             */
            readonly version: number;
            /**
             * @description Why it is due.
             * @default package
             * @example package
             */
            readonly kind: components["schemas"]["PaymentKind"];
            /**
             * @description How it was paid.
             * @example credit_card
             */
            readonly method: Flavor<string, "config:payment_type"> | null;
            /**
             * Format: date-time
             * @description When it was paid.
             * @example 2026-11-02T09:00:00.000Z
             */
            readonly paidAt: Flavor<string, "date-time"> | null;
            /**
             * @description Into how many parts the card's owner pays it.
             * @default 1
             * @example 6
             */
            readonly installments: number;
            /**
             * @description One of the parts in kuruş.
             * @example 208333
             */
            readonly installmentMinor: number | null;
            /**
             * @description Tax within the amount in kuruş.
             * @example 208333
             */
            readonly taxMinor: number | null;
            /**
             * @description Paid or to be paid in kuruş with the cost of its parts.
             * @example 1250000
             */
            readonly totalMinor: number | null;
            /**
             * Format: int64
             * @description The package of the catalogue.
             * @example 1
             */
            readonly productId: number | null;
            /**
             * Format: date
             * @description First day of what it pays for.
             * @example 2026-11-01
             */
            readonly periodStart: Flavor<string, "date"> | null;
            /**
             * Format: date
             * @description Last day of what it pays for.
             * @example 2027-10-31
             */
            readonly periodEnd: Flavor<string, "date"> | null;
            /**
             * @description The couple who pays.
             * @example Elif Şahin & Can Demir
             */
            readonly coupleName: string | null;
            /**
             * Format: date
             * @description Day of the couple's wedding.
             * @example 2027-06-19
             */
            readonly weddingDate: Flavor<string, "date"> | null;
            /**
             * @description The account's own note such as an order number; receipts show it.
             * @example SAS-2026-118
             */
            note: string | null;
        };
        /** @description A package that is to be bought. */
        PaymentCreate: {
            /**
             * Format: int64
             * @description Package of the catalogue.
             * @example 2
             */
            productId: number;
            /**
             * Format: int64
             * @description The page that it is for.
             * @example 1
             */
            providerId?: Flavor<number, "id:providers"> | null;
        };
        /** @description What is paid and with which card: one that was just typed into the gateway's fields or one that it keeps. A gateway without fields asks for the card on its own page. */
        Purchase: {
            /**
             * @description What is paid.
             * @example [
             *       11
             *     ]
             */
            paymentIds: Flavor<number, "id:payments">[];
            /**
             * @description Parts.
             * @default 1
             * @example 1
             */
            installments?: number;
            /**
             * @description Kuruş that the buyer was shown in all.
             * @example 1250000
             */
            totalMinor: number;
            /**
             * @description Token of the card that was typed into the gateway's fields.
             * @example 6b1f0f2f-3a52-4e0e-9a61-1b6f1f0f2f11
             */
            cardToken?: string;
            /**
             * Format: int64
             * @description A card of the account.
             * @example 1
             */
            creditCardId?: number;
            /**
             * @description Token of the CVV that was typed into the gateway's fields.
             * @example 7c1f0f2f-3a52-4e0e-9a61-1b6f1f0f2f11
             */
            cvcToken?: string;
            /**
             * @description Keep the card at the gateway for later.
             * @default false
             * @example false
             */
            keepCard?: boolean;
        };
        /**
         * @description Where an attempt to pay stands.
         * @enum {string}
         */
        PaymentAttemptState: "created" | "awaiting_3ds" | "authorizing" | "unknown" | "needs_person" | "expired" | "declined" | "captured" | "refunding" | "partly_refunded" | "refunded" | "charged_back";
        /** @description An attempt to pay one or more payments at once. */
        PaymentAttempt: {
            /**
             * Format: int64
             * @description Id.
             * @example 7
             */
            id: number;
            /**
             * @description Where it stands.
             * @example captured
             */
            state: components["schemas"]["PaymentAttemptState"];
            /**
             * @description Its outcome is not known yet.
             * @example false
             */
            isUnderWay: boolean;
            /**
             * @description The bank's page is to be shown now.
             * @example false
             */
            hasPage: boolean;
            /**
             * @description Kuruş of what is bought.
             * @example 1250000
             */
            amountMinor: number;
            /**
             * @description Kuruş with the cost of the parts.
             * @example 1302500
             */
            paidMinor: number;
            /**
             * @description Parts.
             * @example 6
             */
            installments: number;
            /** @description What is paid. */
            payments: {
                /**
                 * Format: int64
                 * @description The payment.
                 * @example 11
                 */
                id: number;
                /**
                 * @description What it is for.
                 * @example Altın paket
                 */
                description: string;
                /**
                 * @description Kuruş.
                 * @example 1250000
                 */
                amountMinor: number;
            }[];
            /** @description The card where the gateway has told it. */
            card: {
                /**
                 * @description Its brand.
                 * @example VISA
                 */
                brand: string;
                /**
                 * @description Its last digits.
                 * @example 4242
                 */
                lastFour: string;
            } | null;
            /**
             * @description Why it was declined.
             * @example insufficient_funds
             * @enum {string|null}
             */
            declineReason: "refused" | "insufficient_funds" | "card_expired" | "wrong_cvc" | "suspected" | "not_authenticated" | "gateway_refused" | "page_missing" | "page_address" | "price_changed" | "cancelled" | null;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-21T09:00:00.000Z
             */
            begunAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Until when the bank's page can be used.
             * @example 2026-11-21T09:15:00.000Z
             */
            expiresAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When its outcome became known.
             * @example null
             */
            settledAt: Flavor<string, "date-time"> | null;
        };
        /** @description What the account may change of a payment. */
        PaymentUpdate: {
            /**
             * @description The account's own note such as an order number; receipts show it.
             * @example SAS-2026-118
             */
            note?: string | null;
        };
        /** @description Sends the receipt of a paid payment to the caller's own e-mail address. */
        SendReceiptAction: {
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "send_receipt";
        };
        /** @description An action on a payment. */
        PaymentAction: components["schemas"]["SendReceiptAction"];
        /** @description Price of paying in a number of parts. */
        InstallmentPrice: {
            /**
             * @description Parts.
             * @example 6
             */
            count: number;
            /**
             * @description Kuruş a month.
             * @example 217083
             */
            monthlyMinor: number;
            /**
             * @description Kuruş in all.
             * @example 1302500
             */
            totalMinor: number;
        };
        /** @description A card of the account as the gateway keeps it: never its number. */
        CreditCard: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            id: number;
            /**
             * @description Counts its changes.
             * @example 1
             */
            version: number;
            /**
             * @description The account's name of it.
             * @example Şirket kartı
             */
            name: string;
            /**
             * @description Its brand.
             * @example Visa
             */
            brand: string;
            /**
             * @description Its last digits.
             * @example 4242
             */
            lastFour: string;
            /**
             * @description The name on it.
             * @example Ayşe Yıldırım
             */
            holder: string | null;
            /**
             * @description Month that it ends with.
             * @example 12
             */
            expiryMonth: number | null;
            /**
             * @description Year that it ends with.
             * @example 2030
             */
            expiryYear: number | null;
            /**
             * @description Whether it still works: soon is within a month.
             * @example good
             * @enum {string}
             */
            expiry: "good" | "soon" | "expired";
            /**
             * @description The card that is offered first.
             * @example true
             */
            isPrimary: boolean;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
        };
        /** @description A card that was just typed into the gateway's fields. */
        CreditCardCreate: {
            /**
             * @description Its token.
             * @example 6b1f0f2f-3a52-4e0e-9a61-1b6f1f0f2f11
             */
            cardToken: string;
            /**
             * @description The account's name of it.
             * @example Şirket kartı
             */
            name?: string;
            /**
             * @description The card that is offered first.
             * @example true
             */
            isPrimary?: boolean;
        };
        /** @description What the account may change of a card. */
        CreditCardUpdate: {
            /**
             * @description The account's name of it.
             * @example Şirket kartı
             */
            name?: string;
            /**
             * @description The card that is offered first.
             * @example true
             */
            isPrimary?: boolean;
        };
        /** @description A package that can be bought. */
        PaymentProduct: {
            /**
             * Format: int64
             * @description Id.
             * @example 2
             */
            id: number;
            /**
             * @description Its name for programs.
             * @example gold
             */
            code: string;
            /**
             * @description Its name, in the language of the call.
             * @example Altın paket
             */
            name: string;
            /**
             * @description Price in kuruş, tax included.
             * @example 1250000
             */
            priceMinor: number;
            /**
             * @description Months that it runs.
             * @example 12
             */
            months: number;
        };
        /** @description Everything that the page of payment needs to know before a card is asked for. */
        Checkout: {
            /** @description The firm that takes cards. */
            gateway: {
                /**
                 * @description Cards can be taken.
                 * @example true
                 */
                isOpen: boolean;
                /**
                 * @description The firm that keeps cards.
                 * @example iyzico
                 */
                name: string;
                /**
                 * Format: web-url
                 * @description Page with the firm's own card fields; null where cards are typed on its page.
                 * @example http://localhost:4001/fields
                 */
                fieldsUrl: string | null;
            };
            /** @description What waits to be paid. */
            payments: components["schemas"]["Payment"][];
            /** @description Packages that can be bought. */
            products: components["schemas"]["PaymentProduct"][];
            /** @description The attempt that is under way. */
            attempt: components["schemas"]["PaymentAttempt"] | null;
        };
        /** @description A business that a page recommends to its couples. */
        RelatedProvider: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:related-providers">;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the business.
             * @example Işık & Gölge Fotoğraf
             */
            name: string;
            /**
             * Format: web-url
             * @description Its address on the web.
             * @example https://example.com
             */
            website: string | null;
            /**
             * @description Why it is recommended.
             * @example Yıllardır birlikte çalışıyoruz.
             */
            note: string | null;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
        };
        /** @description A business that a page recommends. */
        RelatedProviderCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the business.
             * @example Işık & Gölge Fotoğraf
             */
            name: string;
            /**
             * Format: web-url
             * @description Its address on the web.
             * @example https://example.com
             */
            website?: string | null;
            /**
             * @description Why it is recommended.
             * @example Yıllardır birlikte çalışıyoruz.
             */
            note?: string | null;
        };
        /** @description A badge or an award that a page earned. */
        ProviderAward: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:provider-awards">;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            readonly providerId: Flavor<number, "id:providers">;
            /**
             * @description Name of the badge.
             * @example Çiftlerin Seçimi 2026
             */
            readonly name: string;
            /**
             * @description What it was given for.
             * @example 50 yorumda 4,8 puan
             */
            readonly description: string | null;
            /**
             * Format: date
             * @description Day it was given.
             * @example 2026-03-01
             */
            readonly awardedOn: Flavor<string, "date">;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
        };
        /**
         * @description Where asking the couple stands. A link was made or sent (`asked`), opened, answered, or refused; it expires after 60 days.
         * @enum {string}
         */
        ReviewRequestStatus: "none" | "asked" | "opened" | "answered" | "declined" | "expired";
        /** @description A couple that a page has a deal with. */
        CoupleProvider: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:couple-providers">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * Format: int64
             * @description The enquiry that became a deal; null where the deal was recorded by hand.
             * @example 1
             */
            readonly leadId: Flavor<number, "id:leads"> | null;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate: Flavor<string, "date"> | null;
            /**
             * Format: date
             * @description Day of the deal.
             * @example 2026-01-12
             */
            dealDate: Flavor<string, "date">;
            /**
             * Format: email
             * @description E-mail of the couple.
             * @example elif@example.com
             */
            email: string | null;
            /**
             * @description Phone of the couple.
             * @example +905321112233
             */
            phone: string | null;
            /**
             * @description Language in which the couple is asked.
             * @default tr
             * @example tr
             */
            language: components["schemas"]["Language"];
            /**
             * @description Where asking it for a comment stands.
             * @default none
             * @example asked
             */
            readonly requestStatus: components["schemas"]["ReviewRequestStatus"];
            /**
             * @description The way by which it was asked last.
             * @example email
             * @enum {string|null}
             */
            readonly requestChannel: "link" | "qr" | "email" | "sms" | null;
            /**
             * Format: date-time
             * @description When it was asked last.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly requestedAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description Until when its links are good.
             * @example 2027-01-19T09:00:00.000Z
             */
            readonly expiresAt: Flavor<string, "date-time"> | null;
            /**
             * @description Reminders that went out.
             * @default 0
             * @example 1
             */
            readonly remindersSent: number;
            /**
             * Format: date-time
             * @description When the next reminder goes out; null where none does.
             * @example null
             */
            readonly nextReminderAt: Flavor<string, "date-time"> | null;
            /**
             * Format: date-time
             * @description When it wrote.
             * @example null
             */
            readonly answeredAt: Flavor<string, "date-time"> | null;
            /**
             * Format: int64
             * @description The comment that it wrote.
             * @example null
             */
            readonly testimonialId: Flavor<number, "id:provider-testimonials"> | null;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
            /** @description What this user may do with it now. */
            readonly allowed: {
                /**
                 * @description Change it.
                 * @example true
                 */
                update: boolean;
                /**
                 * @description Delete it.
                 * @example true
                 */
                remove: boolean;
            };
        };
        /** @description A couple that the page has a deal with, recorded by hand. */
        CoupleProviderCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate?: Flavor<string, "date"> | null;
            /**
             * Format: date
             * @description Day of the deal.
             * @example 2026-01-12
             */
            dealDate: Flavor<string, "date">;
            /**
             * Format: email
             * @description E-mail of the couple.
             * @example elif@example.com
             */
            email?: string | null;
            /**
             * @description Phone of the couple.
             * @example +905321112233
             */
            phone?: string | null;
            /**
             * @description Language in which the couple is asked.
             * @default tr
             * @example tr
             */
            language?: components["schemas"]["Language"];
        };
        /** @description How many couples the list finds by the same filters, by where asking them stands. */
        CoupleProviderCounts: {
            /**
             * @description As many.
             * @example 3
             */
            none: number;
            /**
             * @description As many.
             * @example 3
             */
            asked: number;
            /**
             * @description As many.
             * @example 3
             */
            opened: number;
            /**
             * @description As many.
             * @example 3
             */
            answered: number;
            /**
             * @description As many.
             * @example 3
             */
            declined: number;
            /**
             * @description As many.
             * @example 3
             */
            expired: number;
        };
        /** @description Only the changed fields. */
        CoupleProviderUpdate: {
            /**
             * @description Names of the couple.
             * @example Elif ve Kerem
             */
            coupleName?: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate?: Flavor<string, "date"> | null;
            /**
             * Format: date
             * @description Day of the deal.
             * @example 2026-01-12
             */
            dealDate?: Flavor<string, "date">;
            /**
             * Format: email
             * @description E-mail of the couple.
             * @example elif@example.com
             */
            email?: string | null;
            /**
             * @description Phone of the couple.
             * @example +905321112233
             */
            phone?: string | null;
            /**
             * @description Language in which the couple is asked.
             * @default tr
             * @example tr
             */
            language?: components["schemas"]["Language"];
        };
        /**
         * @description The way by which the couple gets its link.
         * @enum {string}
         */
        CommentRequestChannel: "link" | "qr" | "email" | "sms";
        /** @description How the couple is asked. */
        CommentRequest: {
            channel: components["schemas"]["CommentRequestChannel"];
            /**
             * @description Language of the request; the couple’s without it.
             * @example tr
             */
            language?: components["schemas"]["Language"];
            /**
             * @description After an e-mail or SMS it is reminded twice, after a week and after three, until it has written or said no.
             * @default true
             * @example true
             */
            reminders?: boolean;
        };
        /** @description The link that was made. */
        RequestedComment: {
            /**
             * Format: web-url
             * @description The link, for this couple alone.
             * @example https://panel.example.com/review/abc
             */
            url: string;
            /**
             * @description The link as a QR code, an SVG; null by other channels.
             * @example null
             */
            qr: string | null;
            couple: components["schemas"]["CoupleProvider"];
        };
        /** @description What a couple sees behind its link. */
        ReviewRequest: {
            /**
             * @description Whether it can write.
             * @example open
             * @enum {string}
             */
            state: "open" | "answered" | "declined" | "expired";
            /**
             * @description Name of the page.
             * @example Çınaraltı Kır Bahçesi
             */
            providerName: string;
            /**
             * @description Address of the page’s picture.
             * @example null
             */
            providerImage: string | null;
            /**
             * @description First names of the couple.
             * @example Elif ve Kerem
             */
            coupleName: string;
            /**
             * Format: date
             * @description Day of the wedding.
             * @example 2026-06-12
             */
            weddingDate: Flavor<string, "date"> | null;
            /**
             * @description Language in which it is asked.
             * @example tr
             */
            language: components["schemas"]["Language"];
            /**
             * Format: web-url
             * @description Page on which all comments stand.
             * @example https://panel.example.com/reviews/1
             */
            reviewsUrl: string;
        };
        /** @description What the couple says. Stars are asked by question; what is not rated is left out. */
        ReviewAnswer: {
            /**
             * @description Stars altogether.
             * @example 5
             */
            star: number;
            /**
             * @description Stars for the service on the day.
             * @example 5
             */
            starService?: number | null;
            /**
             * @description Stars for how they were informed.
             * @example 5
             */
            starCommunication?: number | null;
            /**
             * @description Stars for value for money.
             * @example 4
             */
            starValue?: number | null;
            /**
             * @description What they say.
             * @example Her şey hayal ettiğimiz gibiydi.
             */
            text: string;
        };
        /** @description One photo. */
        ReviewRequestImageCreate: {
            /**
             * Format: binary
             * @description Photo, jpg, png or webp, up to 10 MB and 800 to 6000 pixels wide.
             */
            image: Blob;
        };
        /**
         * @description How the widget looks.
         * @enum {string}
         */
        WidgetLook: "list" | "cards" | "badge";
        /**
         * @description Light or dark; by the visitor's system with `auto`.
         * @enum {string}
         */
        WidgetTheme: "auto" | "light" | "dark";
        /** @description What the review widget of a page shows. */
        WidgetFilters: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Public key; null before the first saving.
             * @example rw_dGhpcyBpcyBhIGxvbmcga2V5
             */
            key: string | null;
            /**
             * @description Reviews at most.
             * @example 6
             */
            limit: number;
            /**
             * @description Least stars.
             * @example 1
             */
            minStar: number;
            /**
             * @description Words of which one must stand in a review, by commas; upper and lower case and marks aside.
             * @example bahçe, yemek
             */
            includeWords: string;
            /**
             * @description Words of which none may stand in a review, by commas. They win over the others.
             * @example otopark
             */
            excludeWords: string;
            /**
             * @description How it looks.
             * @example cards
             */
            look: components["schemas"]["WidgetLook"];
            /**
             * @description Light or dark.
             * @example auto
             */
            theme: components["schemas"]["WidgetTheme"];
        };
        /** @description What the review widget of a page shows. */
        WidgetFiltersWrite: {
            /**
             * @description Reviews at most.
             * @example 6
             */
            limit: number;
            /**
             * @description Least stars.
             * @example 1
             */
            minStar: number;
            /**
             * @description Words of which one must stand in a review, by commas; upper and lower case and marks aside.
             * @example bahçe, yemek
             */
            includeWords: string;
            /**
             * @description Words of which none may stand in a review, by commas. They win over the others.
             * @example otopark
             */
            excludeWords: string;
            /**
             * @description How it looks.
             * @example cards
             */
            look: components["schemas"]["WidgetLook"];
            /**
             * @description Light or dark.
             * @example auto
             */
            theme: components["schemas"]["WidgetTheme"];
        };
        /** @description A review as other sites show it. */
        WidgetReview: {
            /**
             * @description First names and initials.
             * @example Elif ve Kerem
             */
            name: string;
            /**
             * @description Stars.
             * @example 5
             */
            star: number;
            /**
             * @description What they say.
             * @example Her şey hayal ettiğimiz gibiydi.
             */
            text: string;
            /**
             * @description Month and year in words.
             * @example Kasım 2026
             */
            day: string;
            /**
             * @description Published reply of the page.
             * @example null
             */
            reply: string | null;
        };
        /** @description A choice of a page's reviews, with what must stand beside it. */
        ReviewWidget: {
            /**
             * @description Language of the words.
             * @example tr
             */
            language: components["schemas"]["Language"];
            /**
             * @description Reading direction.
             * @example ltr
             * @enum {string}
             */
            direction: "ltr" | "rtl";
            /**
             * @description Name of the page.
             * @example Çınaraltı Kır Bahçesi
             */
            provider: string;
            /**
             * @description Mean of all published reviews.
             * @example 4.6
             */
            mean: number | null;
            /**
             * @description All published reviews.
             * @example 28
             */
            count: number;
            /**
             * @description How it looks.
             * @example cards
             */
            look: components["schemas"]["WidgetLook"];
            /**
             * @description Light or dark.
             * @example auto
             */
            theme: components["schemas"]["WidgetTheme"];
            /** @description The choice, newest first. */
            reviews: components["schemas"]["WidgetReview"][];
            /**
             * Format: web-url
             * @description Page on which all published reviews stand.
             * @example https://panel.example.com/reviews/1/cinaralti
             */
            allUrl: string;
            /** @description Words that the widget shows. */
            words: {
                /**
                 * @description Words.
                 * @example Çiftlerin yorumları
                 */
                title: string;
                /**
                 * @description Words.
                 * @example Çiftlerin yorumları
                 */
                summary: string;
                /**
                 * @description Words.
                 * @example Çiftlerin yorumları
                 */
                choice: string;
                /**
                 * @description Words.
                 * @example Çiftlerin yorumları
                 */
                all: string;
                /**
                 * @description Words.
                 * @example Çiftlerin yorumları
                 */
                reply: string;
                /**
                 * @description Words.
                 * @example Çiftlerin yorumları
                 */
                none: string;
                /** @description Names of one to five stars. */
                stars: string[];
            };
        };
        /**
         * @description The service behind it.
         * @enum {string}
         */
        ReviewChannelKind: "google" | "facebook" | "instagram" | "other";
        /** @description A place on the web whose reviews a page shows. */
        ReviewChannel: {
            /**
             * Format: int64
             * @description Id.
             * @example 1
             */
            readonly id: Flavor<number, "id:review-channels">;
            /**
             * @description Counts the changes.
             * @example 1
             */
            readonly version: number;
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description The service behind it.
             * @example google
             */
            kind: components["schemas"]["ReviewChannelKind"];
            /**
             * @description What the page is called there.
             * @example Çınaraltı Kır Bahçesi
             */
            name: string;
            /**
             * Format: web-url
             * @description Its address there.
             * @example https://example.com/cinaralti
             */
            address: string;
            /**
             * @description Its reviews are shown on the page.
             * @default true
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-10-02T09:00:00.000Z
             */
            readonly createdAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description Last change.
             * @example 2026-11-20T09:00:00.000Z
             */
            readonly updatedAt: Flavor<string, "date-time">;
        };
        /** @description A place whose reviews a page shows. */
        ReviewChannelCreate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description The service behind it.
             * @example google
             */
            kind: components["schemas"]["ReviewChannelKind"];
            /**
             * @description What the page is called there.
             * @example Çınaraltı Kır Bahçesi
             */
            name: string;
            /**
             * Format: web-url
             * @description Its address there.
             * @example https://example.com/cinaralti
             */
            address: string;
            /**
             * @description Its reviews are shown on the page.
             * @default true
             * @example true
             */
            isActive?: boolean;
        };
        /** @description Only the changed fields. */
        ReviewChannelUpdate: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            providerId?: Flavor<number, "id:providers">;
            /**
             * @description The service behind it.
             * @example google
             */
            kind?: components["schemas"]["ReviewChannelKind"];
            /**
             * @description What the page is called there.
             * @example Çınaraltı Kır Bahçesi
             */
            name?: string;
            /**
             * Format: web-url
             * @description Its address there.
             * @example https://example.com/cinaralti
             */
            address?: string;
            /**
             * @description Its reviews are shown on the page.
             * @default true
             * @example true
             */
            isActive?: boolean;
        };
        /**
         * @description Still to be done, or done.
         * @default open
         * @example open
         * @enum {string}
         */
        ReminderStatus: "open" | "done";
        /**
         * @description Looking at the enquiry, or writing an answer.
         * @example writing
         * @enum {string}
         */
        PresenceActivity: "looking" | "writing";
        /** @description What a tab of the panel shows. */
        LeadPresenceKeep: {
            /**
             * Format: uuid
             * @description Made by the tab, the same for as long as it is open.
             * @example 7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111
             */
            tab: string;
            activity: components["schemas"]["PresenceActivity"];
        };
        /** @description A colleague who has an enquiry open at this moment. */
        LeadPresence: {
            /** @description The colleague. */
            user: {
                /**
                 * Format: int64
                 * @description The user.
                 * @example 2
                 */
                id: Flavor<number, "id:customer-users">;
                /**
                 * @description Name.
                 * @example Mert Kaya
                 */
                name: string;
            };
            activity: components["schemas"]["PresenceActivity"];
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-21T09:00:00.000Z
             */
            since: Flavor<string, "date-time">;
        };
        /**
         * @description What became known of an attempt.
         * @enum {string}
         */
        PaymentEventKind: "created" | "page_given" | "returned" | "unanswered" | "gave_up" | "mismatched" | "expired" | "declined" | "captured" | "refund_asked" | "refund_refused" | "refunded" | "charged_back";
        /**
         * @description Where it became known.
         * @enum {string}
         */
        PaymentEventSource: "browser" | "answer" | "notification" | "sweep" | "person";
        /** @description A fact about an attempt. */
        PaymentEvent: {
            /**
             * Format: int64
             * @description Id.
             * @example 31
             */
            id: number;
            /**
             * @description What became known.
             * @example captured
             */
            kind: components["schemas"]["PaymentEventKind"];
            /**
             * @description Where it became known.
             * @example notification
             */
            source: components["schemas"]["PaymentEventSource"];
            /**
             * @description Kuruş that moved or were asked for.
             * @example 1250000
             */
            amountMinor: number | null;
            /**
             * @description Name of the payment or refund.
             * @example 90001
             */
            reference: string;
            /**
             * @description Reason or difference, as a code.
             * @example amount
             */
            code: string | null;
            /**
             * @description Who decided it at the desk.
             * @example Selin Destek
             */
            agentName: string | null;
            /**
             * @description Why it was decided.
             * @example Banka ekstresinde tutar görünüyor.
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it became known.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
        };
        /**
         * @description What the desk can do about an attempt.
         * @enum {string}
         */
        SupportPaymentActionType: "ask" | "capture" | "decline" | "refund" | "retry_refund" | "settle_refund";
        /** @description An attempt to pay as the support desk sees it. */
        SupportPaymentAttempt: {
            /**
             * Format: int64
             * @description Id.
             * @example 7
             */
            id: number;
            /** @description The account. */
            customer: {
                /**
                 * Format: int64
                 * @description Id.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Its name.
                 * @example Zeynep Atölye
                 */
                name: string;
            };
            /**
             * @description Where it stands.
             * @example needs_person
             */
            state: components["schemas"]["PaymentAttemptState"];
            /**
             * @description The gateway.
             * @example iyzico
             */
            gateway: string;
            /**
             * @description Our name of it at the gateway.
             * @example 6b1f0f2f-3a52-4e0e-9a61-1b6f1f0f2f11
             */
            conversationId: string;
            /**
             * @description The gateway's own name of it.
             * @example 90001
             */
            gatewayReference: string | null;
            /**
             * @description Kuruş of what is bought.
             * @example 1250000
             */
            amountMinor: number;
            /**
             * @description Kuruş that were to be taken.
             * @example 1250000
             */
            paidMinor: number;
            /**
             * @description Kuruş that came in and did not go back.
             * @example 1240000
             */
            heldMinor: number;
            /**
             * @description Kuruş that went back.
             * @example 0
             */
            refundedMinor: number;
            /**
             * @description Parts.
             * @example 1
             */
            installments: number;
            /** @description The card where the gateway has told it. */
            card: {
                /**
                 * @description Its brand.
                 * @example VISA
                 */
                brand: string;
                /**
                 * @description Its last digits.
                 * @example 4242
                 */
                lastFour: string;
            } | null;
            /** @description What was to be paid. */
            payments: string[];
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-21T09:00:00.000Z
             */
            begunAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When its outcome became known.
             * @example null
             */
            settledAt: Flavor<string, "date-time"> | null;
            /**
             * @description How often the gateway was asked.
             * @example 7
             */
            checks: number;
            /**
             * Format: date-time
             * @description When it is asked next.
             * @example null
             */
            nextCheckAt: Flavor<string, "date-time"> | null;
            /** @description What happened, oldest first. */
            events: components["schemas"]["PaymentEvent"][];
            /** @description What the desk can do now. */
            actions: components["schemas"]["SupportPaymentActionType"][];
            /** @description What the gateway says, where it has just been asked. */
            gatewayAnswer: {
                /**
                 * @description What it says.
                 * @example captured
                 * @enum {string}
                 */
                kind: "captured" | "declined" | "pending" | "not_found" | "no_answer" | "refunded" | "refused";
                /**
                 * @description Kuruş that it took.
                 * @example 1240000
                 */
                amountMinor: number | null;
                /**
                 * @description Why it declined.
                 * @example insufficient_funds
                 */
                reason: string | null;
            } | null;
        };
        /** @description Asks the gateway what became of it. */
        AskGatewayAction: {
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ask";
        };
        /** @description The money is here: what was bought counts as paid. */
        CapturePaymentAction: {
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capture";
            /**
             * @description Why; it stays with the attempt.
             * @example Banka ekstresinde tutar görünüyor.
             */
            reason: string;
        };
        /** @description No money was taken: what was to be bought can be paid again. */
        DeclinePaymentAction: {
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "decline";
            /**
             * @description Why; it stays with the attempt.
             * @example Banka ekstresinde tutar görünüyor.
             */
            reason: string;
        };
        /** @description Gives money back to the card. */
        RefundPaymentAction: {
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "refund";
            /**
             * @description Kuruş; all that is held without it.
             * @example 500000
             */
            amountMinor?: number;
            /**
             * @description Why; it stays with the attempt.
             * @example Banka ekstresinde tutar görünüyor.
             */
            reason: string;
        };
        /** @description Asks the gateway once more to give back what it has not answered for. */
        RetryRefundAction: {
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "retry_refund";
            /**
             * @description Why; it stays with the attempt.
             * @example Banka ekstresinde tutar görünüyor.
             */
            reason: string;
        };
        /** @description Says what became of a refund that the gateway did not answer for. */
        SettleRefundAction: {
            /**
             * @description Kind of the action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "settle_refund";
            /**
             * @description The money went back.
             * @example true
             */
            isDone: boolean;
            /**
             * @description Why; it stays with the attempt.
             * @example Banka ekstresinde tutar görünüyor.
             */
            reason: string;
        };
        /** @description What the desk does about an attempt. */
        SupportPaymentAction: components["schemas"]["AskGatewayAction"] | components["schemas"]["CapturePaymentAction"] | components["schemas"]["DeclinePaymentAction"] | components["schemas"]["RefundPaymentAction"] | components["schemas"]["RetryRefundAction"] | components["schemas"]["SettleRefundAction"];
        /** @description An account as the support desk names it. */
        SupportCustomer: {
            /**
             * Format: int64
             * @description The account.
             * @example 1
             */
            id: Flavor<number, "id:customers">;
            /**
             * @description Its name.
             * @example Yıldırım Davet Grubu
             */
            name: string;
            crmStatus: components["schemas"]["CrmStatus"];
            /**
             * @description Pays for a package.
             * @example true
             */
            isPaid: boolean;
        };
        /** @description A page as the support desk names it. */
        SupportProvider: {
            /**
             * Format: int64
             * @description The page.
             * @example 1
             */
            id: Flavor<number, "id:providers">;
            /**
             * @description Its name.
             * @example Çınaraltı Kır Bahçesi
             */
            name: string;
            /**
             * @description Its city.
             * @example İstanbul
             */
            cityName: string | null;
        };
        /** @description A customer user with enough to tell them from others of that name. */
        SupportUser: {
            /**
             * Format: int64
             * @description The user.
             * @example 1
             */
            id: Flavor<number, "id:customer-users">;
            /**
             * @description Name and surname.
             * @example Ayşe Yıldırım
             */
            fullName: string;
            /**
             * @description What they sign in with.
             * @example ayse
             */
            username: string | null;
            /**
             * @description Address of the profile image.
             * @example null
             */
            image: string | null;
            role: components["schemas"]["CustomerUserRole"];
            status: components["schemas"]["InvitationStatus"];
            /**
             * @description First e-mail address.
             * @example ayse@example.com
             */
            email: string | null;
            /**
             * @description First phone number.
             * @example +905321000101
             */
            phone: string | null;
            customer: components["schemas"]["SupportCustomer"];
            /** @description First pages that they are linked to, in order. */
            providers: components["schemas"]["SupportProvider"][];
            /**
             * @description All pages that they are linked to.
             * @example 3
             */
            providerCount: number;
            /**
             * Format: date-time
             * @description When they were here last.
             * @example 2026-11-20T09:00:00.000Z
             */
            lastSeenAt: Flavor<string, "date-time"> | null;
            /**
             * @description Why nobody can act as them: they work at the desk, have left, or have not taken up their invitation. Null where support can.
             * @example null
             * @enum {string|null}
             */
            closedBy: "agent" | "left" | "invited" | null;
        };
        /** @description A time in which this agent acted as somebody. */
        AgentImpersonation: {
            /**
             * Format: int64
             * @description The impersonation.
             * @example 7
             */
            id: number;
            /**
             * Format: int64
             * @description As whom.
             * @example 1
             */
            customerUserId: Flavor<number, "id:customer-users">;
            /**
             * @description Their name then.
             * @example Ayşe Yıldırım
             */
            userName: string;
            /**
             * @description The account.
             * @example Yıldırım Davet Grubu
             */
            customerName: string;
            /**
             * @description Why.
             * @example Talep 1042
             */
            reason: string;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-21T09:00:00.000Z
             */
            startedAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When it ended, or ends by itself.
             * @example 2026-11-21T09:12:00.000Z
             */
            endedAt: Flavor<string, "date-time">;
            /**
             * @description Has not ended yet.
             * @example false
             */
            isRunning: boolean;
        };
        /** @description As whom an agent acts, and why. */
        ImpersonationCreate: {
            /**
             * Format: int64
             * @description The customer user.
             * @example 1
             */
            customerUserId: number;
            /**
             * @description Why; the customer reads it in the access log.
             * @example Talep 1042: teklif gönderilemiyor
             */
            reason: string;
        };
        /** @description An impersonation that has begun, with the token that was made for it alone. */
        StartedImpersonation: {
            /**
             * Format: int64
             * @description The impersonation.
             * @example 7
             */
            id: number;
            /**
             * @description Token of this impersonation. It is shown once and opens nothing without the second half of the agent's own key and X-Switch-User.
             * @example at_4mKZq0x2b7mYp0o8Zb1n6Q
             */
            accessToken: string;
            /**
             * Format: int64
             * @description As whom; sent as X-Switch-User.
             * @example 1
             */
            customerUserId: Flavor<number, "id:customer-users">;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-11-21T09:30:00.000Z
             */
            endsAt: Flavor<string, "date-time">;
            /**
             * @description How long it lasts.
             * @example 1800
             */
            seconds: number;
        };
        /** @description An agent who is back in their own session. */
        AgentReturn: {
            /**
             * @description New token of that session; the one before opens nothing any more.
             * @example pt_4mKZq0x2b7mYp0o8Zb1n6Q
             */
            accessToken: string;
        };
        /** @description One change that support made or tried in the customer's name. */
        SupportChange: {
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-21T09:05:00.000Z
             */
            at: Flavor<string, "date-time">;
            /**
             * @description What was done.
             * @example changed
             * @enum {string}
             */
            kind: "added" | "changed" | "removed";
            /**
             * @description Kind of record.
             * @example leads
             */
            target: string;
            /**
             * @description Which one.
             * @example 12
             */
            targetId: string | null;
            /**
             * @description It was carried out rather than refused.
             * @example true
             */
            isDone: boolean;
        };
        /** @description A time in which support acted as a user of the account. */
        SupportAccess: {
            /**
             * Format: int64
             * @description The time.
             * @example 7
             */
            id: number;
            /**
             * @description Who was there.
             * @example Selin Destek
             */
            agentName: string;
            /**
             * @description In whose name.
             * @example Ayşe Yıldırım
             */
            userName: string;
            /**
             * @description Why.
             * @example Talep 1042
             */
            reason: string;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-21T09:00:00.000Z
             */
            startedAt: Flavor<string, "date-time">;
            /**
             * Format: date-time
             * @description When it ended, or ends by itself.
             * @example 2026-11-21T09:12:00.000Z
             */
            endedAt: Flavor<string, "date-time">;
            /**
             * @description Support is there now.
             * @example false
             */
            isRunning: boolean;
            /**
             * @description How often something was only looked at.
             * @example 31
             */
            readCount: number;
            /**
             * @description How many changes were made or tried.
             * @example 2
             */
            changeCount: number;
            /** @description The changes, the first fifty in their order. */
            changes: components["schemas"]["SupportChange"][];
        };
        /**
         * @description What kind of record waits for the desk's decision.
         * @enum {string}
         */
        ApprovalArea: "updates" | "media" | "campaigns" | "models" | "testimonials" | "replies" | "disputes" | "merchants";
        /** @description A record of a customer's that waits for the desk's decision. */
        Approval: {
            /**
             * Format: int64
             * @description The record.
             * @example 7
             */
            id: number;
            area: components["schemas"]["ApprovalArea"];
            /**
             * @description Name of the record; of an update that holds no change, what it was about: information, about_text, contacts, media, items or discounts.
             * @example Ömür
             */
            title: string;
            /**
             * @description What it says; of a reply or a dispute, the comment first.
             * @example Şifon pelerinli bohem kesim.
             */
            text: string | null;
            /**
             * @description Address of its picture.
             * @example null
             */
            image: string | null;
            /** @description Of a photo or video its picture in all sizes. */
            picture: components["schemas"]["MediaPicture"];
            /**
             * @description Entity of the record whose fields changed; null where nothing tells it.
             * @example providers
             */
            resource: string | null;
            /** @description Fields that differ from what couples see, each before and after; none for a record that was never approved. */
            changes: components["schemas"]["FieldChange"][];
            /** @description Of a change of a page's form its fields before and after, as a person reads them. */
            formChanges: components["schemas"]["ProviderFieldChange"][];
            /**
             * @description Stands for exactly this state of the record; an approval sends it back.
             * @example 3
             */
            seen: string;
            customer: components["schemas"]["SupportCustomer"];
            provider: components["schemas"]["SupportProvider"];
            /**
             * Format: date-time
             * @description Since when it waits.
             * @example 2026-11-20T09:00:00.000Z
             */
            createdAt: Flavor<string, "date-time">;
        };
        /** @description How many records wait in each area. */
        ApprovalCounts: {
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            updates: number;
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            media: number;
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            campaigns: number;
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            models: number;
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            testimonials: number;
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            replies: number;
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            disputes: number;
            /**
             * @description As many as wait, counted up to 10,000.
             * @example 3
             */
            merchants: number;
        };
        /** @description The record may be shown. */
        Approve: {
            /**
             * @description The decision. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "approve";
            /**
             * @description `seen` of the record as it was looked at; 409 `changed_meanwhile` where it was changed since.
             * @example 3
             */
            seen?: string;
        };
        /** @description The record is not shown; the customer reads why. A photo or video is rejected for a `cause`, anything else for a `reason`. */
        Reject: {
            /**
             * @description The decision. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reject";
            /**
             * @description Why; the customer reads it.
             * @example Görsel başka bir firmanın filigranını taşıyor.
             */
            reason?: string;
            /** @description Why a photo or video is rejected. */
            cause?: components["schemas"]["MediaRejectionCause"];
        };
        /** @description A decision; `type` says which. */
        ApprovalAction: components["schemas"]["Approve"] | components["schemas"]["Reject"];
        /** @description What became of a record. */
        ApprovalDecision: {
            /**
             * Format: int64
             * @description The record.
             * @example 7
             */
            id: number;
            area: components["schemas"]["ApprovalArea"];
            /**
             * @description The state that it is in now.
             * @example published
             */
            status: string;
        };
        /** @description Days of a comparison, both inclusive. */
        StatPeriod: {
            /**
             * Format: date
             * @description First day.
             * @example 2026-10-23
             */
            from: Flavor<string, "date">;
            /**
             * Format: date
             * @description Last day.
             * @example 2026-11-21
             */
            to: Flavor<string, "date">;
        };
        /** @description A rate of the provider beside those of similar firms in its city. No firm is told by more than its rate. */
        RivalReport: {
            period: components["schemas"]["StatPeriod"];
            /**
             * @description The provider's own rate in percent; null where there is nothing to measure, or where the rate is of the others alone.
             * @example 14.6
             */
            own: number | null;
            /**
             * @description Mean of the other firms in percent.
             * @example 12.1
             */
            average: number | null;
            /**
             * @description The provider's place among all; null without a rate of its own.
             * @example 2
             */
            place: number | null;
            /** @description The other firms, the highest rate first. As many are named as the package includes. */
            firms: {
                /**
                 * @description Its name; null beyond what the package names.
                 * @example Beykoz Sahil Davet
                 */
                name: string | null;
                /**
                 * @description Its rate in percent.
                 * @example 16.2
                 */
                rate: number;
            }[];
        };
        /**
         * @description What the figures are compared with: the same number of days before, the same days of the year before, or nothing.
         * @default previous
         * @example previous
         * @enum {string}
         */
        StatCompare: "previous" | "year" | "none";
        /** @description Weddings of some days: those that were asked about, and those that were won. */
        WeddingFigures: {
            /**
             * @description Leads with a wedding in these days.
             * @example 41
             */
            leads: number;
            /**
             * @description Those among them that the list of leads shows: of the last six months.
             * @example 40
             */
            listedLeads: number;
            /**
             * @description Deals among the leads.
             * @example 6
             */
            deals: number;
            /**
             * @description Deals that the list of leads shows.
             * @example 6
             */
            listedDeals: number;
            /**
             * @description Guests expected at the deals.
             * @example 1400
             */
            guests: number;
            /**
             * @description Amounts of the deals, in kuruş.
             * @example 45000000
             */
            incomeMinor: number;
        };
        /** @description Weddings by their own day. */
        WeddingReport: {
            period: components["schemas"]["StatPeriod"];
            /** @description Days compared with; null without a comparison. */
            beforePeriod: components["schemas"]["StatPeriod"] | null;
            figures: components["schemas"]["WeddingFigures"];
            /** @description Figures of the days compared with; null without a comparison. */
            before: components["schemas"]["WeddingFigures"] | null;
            /** @description Every month of the period, the first one first. */
            months: {
                /**
                 * @description Month.
                 * @example 2027-06
                 */
                month: string;
                /**
                 * @description Leads with a wedding in these days.
                 * @example 41
                 */
                leads: number;
                /**
                 * @description Those among them that the list of leads shows: of the last six months.
                 * @example 40
                 */
                listedLeads: number;
                /**
                 * @description Deals among the leads.
                 * @example 6
                 */
                deals: number;
                /**
                 * @description Deals that the list of leads shows.
                 * @example 6
                 */
                listedDeals: number;
                /**
                 * @description Guests expected at the deals.
                 * @example 1400
                 */
                guests: number;
                /**
                 * @description Amounts of the deals, in kuruş.
                 * @example 45000000
                 */
                incomeMinor: number;
            }[];
            /** @description Deals of each weekday, Monday first. */
            weekdays: number[];
            /** @description The providers that the figures are of, in the account's order. */
            providers: {
                /**
                 * Format: int64
                 * @description The provider.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
                /**
                 * @description Its name.
                 * @example Çınaraltı Kır Bahçesi
                 */
                providerName: string;
                figures: components["schemas"]["WeddingFigures"];
            }[];
        };
        /**
         * @description How a visitor came to the page.
         * @example search
         * @enum {string}
         */
        VisitSource: "search" | "listing" | "advertisement" | "social" | "direct";
        /** @description A visit of a couple that is known by name. */
        CoupleVisit: {
            /**
             * Format: int64
             * @description The visit.
             * @example 1
             */
            readonly id: number;
            /**
             * Format: date-time
             * @description When they looked at the page.
             * @example 2026-11-20T12:00:00.000Z
             */
            at: Flavor<string, "date-time">;
            /**
             * Format: int64
             * @description The provider.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Its name.
             * @example Çınaraltı Kır Bahçesi
             */
            providerName: string;
            /**
             * Format: int64
             * @description Their lead at this provider.
             * @example 1
             */
            leadId: Flavor<number, "id:leads">;
            /**
             * @description The couple, masked as in the list of leads.
             * @example Elif Şahin & Can Demir
             */
            coupleName: string;
            source: components["schemas"]["VisitSource"];
        };
        /** @description Figures of some days. Those of leads count by the day on which the couple wrote; confirmed spam counts nowhere. */
        StatFigures: {
            /**
             * @description Views of the pages.
             * @example 318
             */
            visits: number;
            /**
             * @description Sessions in which they were viewed.
             * @example 240
             */
            sessions: number;
            /**
             * @description Visitors of each day who are not known as a couple, added up.
             * @example 199
             */
            anonymousVisitors: number;
            /**
             * @description Times that lists and advertisements showed the pages.
             * @example 5400
             */
            impressions: number;
            /**
             * @description People of each day who saw that, added up.
             * @example 3100
             */
            reach: number;
            /**
             * @description Leads that arrived.
             * @example 41
             */
            leads: number;
            /**
             * @description Assisted leads among them.
             * @example 4
             */
            prepaidLeads: number;
            /**
             * @description Leads among them that are deals by now.
             * @example 6
             */
            deals: number;
            /**
             * @description Amounts of those deals, in kuruş.
             * @example 45000000
             */
            incomeMinor: number;
        };
        /** @description Figures of one day. */
        StatDay: {
            /**
             * Format: date
             * @description The day, in the deployment's zone.
             * @example 2026-11-21
             */
            day: Flavor<string, "date">;
            /**
             * @description Views of the pages.
             * @example 318
             */
            visits: number;
            /**
             * @description Sessions in which they were viewed.
             * @example 240
             */
            sessions: number;
            /**
             * @description Visitors of each day who are not known as a couple, added up.
             * @example 199
             */
            anonymousVisitors: number;
            /**
             * @description Times that lists and advertisements showed the pages.
             * @example 5400
             */
            impressions: number;
            /**
             * @description People of each day who saw that, added up.
             * @example 3100
             */
            reach: number;
            /**
             * @description Leads that arrived.
             * @example 41
             */
            leads: number;
            /**
             * @description Assisted leads among them.
             * @example 4
             */
            prepaidLeads: number;
            /**
             * @description Leads among them that are deals by now.
             * @example 6
             */
            deals: number;
            /**
             * @description Amounts of those deals, in kuruş.
             * @example 45000000
             */
            incomeMinor: number;
        };
        /** @description Figures of one provider. */
        StatProvider: {
            /**
             * Format: int64
             * @description The provider.
             * @example 1
             */
            providerId: Flavor<number, "id:providers">;
            /**
             * @description Its name.
             * @example Çınaraltı Kır Bahçesi
             */
            providerName: string;
            figures: components["schemas"]["StatFigures"];
            /** @description Figures of the days compared with; null without a comparison. */
            before: components["schemas"]["StatFigures"] | null;
        };
        /** @description What happened in some days. */
        StatReport: {
            period: components["schemas"]["StatPeriod"];
            /** @description Days compared with; null without a comparison. */
            beforePeriod: components["schemas"]["StatPeriod"] | null;
            figures: components["schemas"]["StatFigures"];
            /** @description Figures of the days compared with; null without a comparison. */
            before: components["schemas"]["StatFigures"] | null;
            /** @description Every day of the period, the first one first. */
            days: components["schemas"]["StatDay"][];
            /** @description Every day compared with; empty without a comparison. */
            daysBefore: components["schemas"]["StatDay"][];
            /** @description The providers that the figures are of, in the account's order. */
            providers: components["schemas"]["StatProvider"][];
            /** @description What the page is about (visits, or leads) in each hour of the week: Monday at midnight first. */
            hours: number[];
            /**
             * @description Changes that the figures do not count yet, until a few seconds later.
             * @example 0
             */
            staleDays: number;
        };
        /** @description Outcomes of the leads of some days. */
        DealReport: {
            report: components["schemas"]["StatReport"];
            byStatus: components["schemas"]["StatusCounts"];
            /** @description Why leads were rejected, the most frequent reason first. */
            reasons: {
                /**
                 * @description The reason; null where none was given.
                 * @example date_full
                 */
                reasonId: Flavor<string, "config:info_request_reject_reason_id"> | null;
                /**
                 * @description Leads.
                 * @example 3
                 */
                count: number;
            }[];
        };
    };
    responses: {
        /** @description The request is malformed; `errors` names each wrong parameter. Code `malformed`. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is malformed",
                 *       "code": "malformed",
                 *       "errors": [
                 *         {
                 *           "path": "sort",
                 *           "message": "Unknown value",
                 *           "code": "enum"
                 *         }
                 *       ],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record, or another tenant's. Code `not_found`. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Record not found",
                 *       "code": "not_found",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A refused transition or a stale version. Code `conflict`, `stale_version` (then `current` is the record as it is now), `refused`, `idempotency_mismatch`, `in_use`, `quota` (then `used` and `allowed` say how many the package allows). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The record was changed meanwhile",
                 *       "code": "stale_version",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a file is too large. Code `too_large`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The file is too large",
                 *       "code": "too_large",
                 *       "errors": [
                 *         {
                 *           "path": "image",
                 *           "message": "At most 10 MB",
                 *           "code": "too_large"
                 *         }
                 *       ],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not the one expected. Code `unsupported_media_type`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Content type not supported",
                 *       "code": "unsupported_media_type",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Fields are wrong; `errors` names all of them at once. Code `validation`. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please check the marked fields",
                 *       "code": "validation",
                 *       "errors": [
                 *         {
                 *           "path": "email",
                 *           "message": "Enter a valid e-mail address",
                 *           "code": "format"
                 *         }
                 *       ],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit was reached. Code `too_many_requests`. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests in a short time. Please wait 60 seconds.",
                 *       "code": "too_many_requests",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An error of ours. Code `internal`; details are in the log under the request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Unexpected error",
                 *       "code": "internal",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database or a third party cannot be reached now. Code `unavailable`. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please try again shortly",
                 *       "code": "unavailable",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid session. Code `unauthenticated`; at sign-in `invalid_credentials`, or `password_expired` where the password must be renewed first. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please sign in",
                 *       "code": "unauthenticated",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed to this role, package or while acting as a customer. Code `forbidden`, `feature`, `blocked_while_impersonating`, `reauth_required`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Your role does not allow this",
                 *       "code": "forbidden",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A change needs If-Match. Code `version_required`. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The version is missing",
                 *       "code": "version_required",
                 *       "errors": [],
                 *       "requestId": "01J"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the record.
         * @example 1
         */
        Id: number;
        /**
         * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
         * @example 1
         */
        Page: number;
        /**
         * @description Records a page. The panel offers 25, 50 and 100.
         * @example 25
         */
        Limit: number;
        /**
         * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
         * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
         */
        IdempotencyKey: string;
        /**
         * @description Id of the customer account. The session's own, or 404.
         * @example 1
         */
        CustomerId: Flavor<number, "id:customers">;
        /**
         * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description First day of arrival, in the deployment's time zone. Default six calendar months ago.
         * @example 2026-05-21
         */
        CreatedAtStart: Flavor<string, "date">;
        /**
         * @description Last day of arrival, inclusive. Default today.
         * @example 2026-11-21
         */
        CreatedAtEnd: Flavor<string, "date">;
        /**
         * @description Only these providers. Default all that the customer user is linked to.
         * @example [
         *       1,
         *       2
         *     ]
         */
        ProviderIds: Flavor<number, "id:providers">[];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    saveProviderWizard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderWizardSave"];
            };
        };
        responses: {
            /** @description The registration now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderWizardSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderWizard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description End of the link; it stands in no log.
                 * @example wz_4mKZq0x2b7mYp0o8Zb1n6Q
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderWizard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProviderWizardImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description End of the link; it stands in no log.
                 * @example wz_4mKZq0x2b7mYp0o8Zb1n6Q
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProviderWizardImageCreate"];
            };
        };
        responses: {
            /** @description The picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderWizardImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProviderWizardImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description End of the link; it stands in no log.
                 * @example wz_4mKZq0x2b7mYp0o8Zb1n6Q
                 */
                hash: string;
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupportWizards: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Of this status.
                 * @example open
                 */
                status?: components["schemas"]["ProviderWizardStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["SupportWizard"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupportWizard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportWizardCreate"];
            };
        };
        responses: {
            /** @description The registration with its link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportWizardLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupportWizardAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportWizardAction"];
            };
        };
        responses: {
            /** @description The registration now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportWizardLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: {
                /**
                 * @description What to load.
                 * @example user
                 */
                scopes?: "user";
            };
            header?: never;
            path: {
                /**
                 * @description The access token; it stands in no log.
                 * @example pt_4mKZq0x2b7mYp0o8Zb1n6Q
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The access token; it stands in no log.
                 * @example pt_4mKZq0x2b7mYp0o8Zb1n6Q
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithFacebook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacebookSignIn"];
            };
        };
        responses: {
            /** @description Where to go on, or the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialSignIn"];
            };
        };
        responses: {
            /** @description Where to go on, or the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startInstagram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstagramStart"];
            };
        };
        responses: {
            /** @description Where to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishInstagram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code that the return brought.
                 * @example abc
                 */
                parameter: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstagramFinish"];
            };
        };
        responses: {
            /** @description The connected account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstagramConnected"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRecoveryKey: {
        parameters: {
            query: {
                /**
                 * @description Recovery key of the link.
                 * @example rk_1
                 */
                recoveryKey: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryKeyState"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Recovery key of the link.
                 * @example rk_1
                 */
                recoveryKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSet"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwoFactorImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The QR image; the secret is in force after one right code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSet"];
            };
        };
        responses: {
            /** @description The second factor now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwoFactorSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret; it is in force after one right code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description The same for known and unknown identifiers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeVerify"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerUsers: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example fullName
                 */
                sort?: "fullName" | "-fullName" | "roleId" | "-roleId" | "lastSeenAt" | "-lastSeenAt" | "createdAt" | "-createdAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example isik
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:customer-users">[];
                /**
                 * @description Only these roles.
                 * @example [
                 *       "owner"
                 *     ]
                 */
                roleId?: components["schemas"]["CustomerUserRole"][];
                /**
                 * @description Only these.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["schemas"]["InvitationStatus"][];
                /**
                 * @description Linked to this provider.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CustomerUser"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUserCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerUsersSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUserUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomerUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadCustomerUserImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomerUserImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUserProviderLink"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUserProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProviderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the link.
                 * @example 1
                 */
                linkId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUserProviderUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUserProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the link.
                 * @example 1
                 */
                linkId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectSocialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialConnect"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSocialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Which one.
                 * @example google
                 */
                type: components["schemas"]["SocialType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Hash of the invitation link.
                 * @example inv_1
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Hash of the invitation link.
                 * @example inv_1
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerActions: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Only these.
                 * @example [
                 *       "request_call_back"
                 *     ]
                 */
                type?: components["schemas"]["CustomerActionType"][];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CustomerAction"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomerAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerActionCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerAction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerInteractions: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Only these.
                 * @example [
                 *       "call"
                 *     ]
                 */
                type?: components["schemas"]["CustomerInteractionType"][];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CustomerInteraction"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomerInteraction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInteractionCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerInteraction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example isik
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:cities">[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["City"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDistricts: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example isik
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:districts">[];
                /**
                 * @description Of this city.
                 * @example 34
                 */
                cityId?: Flavor<number, "id:cities">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["District"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNeighborhoods: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example isik
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:neighborhoods">[];
                /**
                 * @description Of this district.
                 * @example 341
                 */
                districtId?: Flavor<number, "id:districts">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Neighborhood"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConfigItems: {
        parameters: {
            query: {
                /**
                 * @description Which lists.
                 * @example [
                 *       "organization_type",
                 *       "lead_process_state"
                 *     ]
                 */
                itemTypes: components["schemas"]["ConfigItemType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ConfigItem"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderCategories: {
        parameters: {
            query?: {
                /**
                 * @description What to add.
                 * @example [
                 *       "getRoiMinLeadCount"
                 *     ]
                 */
                scopes?: ("getRoiMinLeadCount" | "getProviderCategoryMeta")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ProviderCategory"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemOptionGroups: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name";
                /**
                 * @description Of this category.
                 * @example 2
                 */
                providerCategoryId?: Flavor<number, "id:provider-categories">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ItemOptionGroup"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CalendarImport"];
            };
        };
        responses: {
            /** @description The events of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The events, in the order of their days. */
                        data: components["schemas"]["CalendarImportEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret of the address.
                 * @example cf_8Kq2mZp1Lw
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHolidays: {
        parameters: {
            query: {
                /**
                 * @description From this day on.
                 * @example 2027-06-01
                 */
                dayStart: Flavor<string, "date">;
                /**
                 * @description Until this day, inclusive.
                 * @example 2027-06-30
                 */
                dayEnd: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holidays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The days, in their order. */
                        data: components["schemas"]["Holiday"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerSpaces: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "mealCapacity" | "-mealCapacity" | "cocktailCapacity" | "-cocktailCapacity" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example cinar
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:customer-spaces">[];
                /**
                 * @description Of this venue.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Of this kind of area.
                 * @example outdoor
                 */
                areaType?: components["schemas"]["AreaType"];
                /**
                 * @description For so many guests at a meal or more.
                 * @example 200
                 */
                mealCapacityStart?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CustomerSpace"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomerSpace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSpaceCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerSpace"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerSpace"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomerSpace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSpaceUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerSpace"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomerSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingChangeRequests: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ChangeRequest"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example isik
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:providers">[];
                /**
                 * @description In this city.
                 * @example 34
                 */
                cityId?: Flavor<number, "id:cities">;
                /**
                 * @description Of this category.
                 * @example 1
                 */
                categoryId?: Flavor<number, "id:provider-categories">;
                /**
                 * @description Taken off the site or not.
                 * @example false
                 */
                onHold?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Provider"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Provider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Provider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Features and limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPermissions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChurnedProviders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -endedOn
                 */
                sort?: "name" | "-name" | "endedOn" | "-endedOn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ChurnedProvider"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchProviders: {
        parameters: {
            query: {
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example isik
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The pages. */
                        data: components["schemas"]["FoundProvider"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActiveProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package; null where none is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRedirectNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRedirectNumber: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectNumberUpdate"];
            };
        };
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectNumber"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProviderAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Provider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInfoRequestForms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The forms. */
                        data: components["schemas"]["InfoRequestForm"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCalendarEvents: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example day
                 */
                sort?: "day" | "-day" | "title" | "-title" | "createdAt" | "-createdAt";
                /**
                 * @description Part of the title or the couple’s names, upper and lower case and marks aside.
                 * @example yildiz
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:calendar-events">[];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "wedding"
                 *     ]
                 */
                kind?: components["schemas"]["CalendarEventKind"][];
                /**
                 * @description Of this hall.
                 * @example 1
                 */
                spaceId?: Flavor<number, "id:customer-spaces">;
                /**
                 * @description Those whose day is taken twice, or the others.
                 * @example true
                 */
                hasConflict?: boolean;
                /**
                 * @description From this day on.
                 * @example 2027-06-01
                 */
                dayStart?: Flavor<string, "date">;
                /**
                 * @description Until this day, inclusive.
                 * @example 2027-06-30
                 */
                dayEnd?: Flavor<string, "date">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CalendarEvent"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEventCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarEvent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the entry.
                 * @example 1
                 */
                eventId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarEvent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCalendarEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the entry.
                 * @example 1
                 */
                eventId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEventUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarEvent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the entry.
                 * @example 1
                 */
                eventId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderItems: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example order
                 */
                sort?: "order" | "-order" | "name" | "-name" | "minPrice" | "-minPrice" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name or the brand, upper and lower case and marks aside.
                 * @example dantel
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:provider-items">[];
                /**
                 * @description Of this page.
                 * @example 3
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Only these.
                 * @example [
                 *       "published"
                 *     ]
                 */
                status?: components["schemas"]["ProviderItemStatus"][];
                /**
                 * @description Shown on the page, or not.
                 * @example true
                 */
                isActive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ProviderItem"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProviderItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProviderItemCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProviderItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProviderItemUpdate"];
                "application/json": components["schemas"]["ProviderItemUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProviderItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProviderItemAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderItemAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveProviderItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderItemMove"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "lastActivityAt" | "-lastActivityAt" | "couple.weddingDate" | "-couple.weddingDate" | "couple.name" | "-couple.name" | "leadDetails.estimatedGuestCount" | "-leadDetails.estimatedGuestCount";
                /**
                 * @description Only these.
                 * @example [
                 *       "new",
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["LeadStatus"][];
                /**
                 * @description Only these providers.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: Flavor<number, "id:providers">[];
                /**
                 * @description Part of a name, upper and lower case and marks aside.
                 * @example elif
                 */
                coupleName?: string;
                /**
                 * @description Only these kinds of event.
                 * @example [
                 *       "wedding"
                 *     ]
                 */
                organizationType?: Flavor<string, "config:organization_type">[];
                /**
                 * @description Only these sources.
                 * @example [
                 *       "phone"
                 *     ]
                 */
                source?: components["schemas"]["LeadSource"][];
                /**
                 * @description Unread or read.
                 * @example unread
                 */
                readStatus?: components["schemas"]["ReadStatus"];
                /**
                 * @description Assisted or not.
                 * @example true
                 */
                isPrepaid?: boolean;
                /**
                 * @description Found to be spam or not. Statistics leave confirmed spam out.
                 * @example false
                 */
                isSpam?: boolean;
                /**
                 * @description Taken care of by this user.
                 * @example 2
                 */
                assigneeId?: Flavor<number, "id:customer-users">;
                /**
                 * @description Taken care of by the caller, by nobody, or by somebody.
                 * @example me
                 */
                assigned?: components["schemas"]["Assigned"];
                /**
                 * @description First day of arrival, in the deployment's time zone. Default six calendar months ago.
                 * @example 2026-05-21
                 */
                createdAtStart?: components["parameters"]["CreatedAtStart"];
                /**
                 * @description Last day of arrival, inclusive. Default today.
                 * @example 2026-11-21
                 */
                createdAtEnd?: components["parameters"]["CreatedAtEnd"];
                /**
                 * @description Weddings from this day.
                 * @example 2027-05-01
                 */
                weddingDateStart?: Flavor<string, "date">;
                /**
                 * @description Weddings until this day.
                 * @example 2027-09-30
                 */
                weddingDateEnd?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Lead"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["LeadItem"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadInteractions: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Only these.
                 * @example [
                 *       "note_added"
                 *     ]
                 */
                type?: components["schemas"]["InteractionType"][];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["LeadInteraction"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLeadInteraction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadInteractionCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadInteraction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLeadInteraction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the interaction.
                 * @example 1
                 */
                interactionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadInteractionUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadInteraction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeadInteraction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the interaction.
                 * @example 1
                 */
                interactionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadMessages: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["LeadMessage"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLeadEmail: {
        parameters: {
            query?: {
                /**
                 * @description Id of the newest message that the sender has seen, 0 for none. Where a colleague has answered the couple since, nothing is sent: 409 `answered`, and `current` is that answer. Left out, it is sent in any case.
                 * @example 4711
                 */
                lastMessageId?: number;
            };
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EmailMessageCreate"];
                "application/json": components["schemas"]["EmailMessageCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeadMessageAttachment: {
        parameters: {
            query?: {
                /**
                 * @description The whole file, or a small WebP of a picture.
                 * @example whole
                 */
                size?: "whole" | "thumbnail";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Id of the message.
                 * @example 1
                 */
                messageId: number;
                /**
                 * @description Id of the file.
                 * @example 1
                 */
                attachmentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLeadSms: {
        parameters: {
            query?: {
                /**
                 * @description Id of the newest message that the sender has seen, 0 for none. Where a colleague has answered the couple since, nothing is sent: 409 `answered`, and `current` is that answer. Left out, it is sent in any case.
                 * @example 4711
                 */
                lastMessageId?: number;
            };
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsMessageCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLeadMessageAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageActionCreate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markLeadMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLeadAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadHistories: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Only these events.
                 * @example [
                 *       "call_started",
                 *       "call_result"
                 *     ]
                 */
                event?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["LeadHistory"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadComments: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["LeadComment"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLeadComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadCommentCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadComment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markLeadCommentsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeadQuickReplies: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts; the couple's where it is left out.
                 * @example tr
                 */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that make sense now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuickReplies"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, at most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["LeadDuplicate"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadFollowUps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last ten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["FollowUp"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startLeadFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeadFollowUpProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUpProposal"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLeadFollowUpAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The follow-up.
                 * @example 1
                 */
                followUpId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpActionCreate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadRemind"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadInteraction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAverageResponseTime: {
        parameters: {
            query?: {
                /**
                 * @description First day of arrival, in the deployment's time zone. Default six calendar months ago.
                 * @example 2026-05-21
                 */
                createdAtStart?: components["parameters"]["CreatedAtStart"];
                /**
                 * @description Last day of arrival, inclusive. Default today.
                 * @example 2026-11-21
                 */
                createdAtEnd?: components["parameters"]["CreatedAtEnd"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
                /**
                 * @description Only these.
                 * @example [
                 *       "new",
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["LeadStatus"][];
                /**
                 * @description Part of a name, upper and lower case and marks aside.
                 * @example elif
                 */
                coupleName?: string;
                /**
                 * @description Only these kinds of event.
                 * @example [
                 *       "wedding"
                 *     ]
                 */
                organizationType?: Flavor<string, "config:organization_type">[];
                /**
                 * @description Only these sources.
                 * @example [
                 *       "phone"
                 *     ]
                 */
                source?: components["schemas"]["LeadSource"][];
                /**
                 * @description Unread or read.
                 * @example unread
                 */
                readStatus?: components["schemas"]["ReadStatus"];
                /**
                 * @description Assisted or not.
                 * @example true
                 */
                isPrepaid?: boolean;
                /**
                 * @description Found to be spam or not. Statistics leave confirmed spam out.
                 * @example false
                 */
                isSpam?: boolean;
                /**
                 * @description Taken care of by this user.
                 * @example 2
                 */
                assigneeId?: Flavor<number, "id:customer-users">;
                /**
                 * @description Taken care of by the caller, by nobody, or by somebody.
                 * @example me
                 */
                assigned?: components["schemas"]["Assigned"];
                /**
                 * @description Weddings from this day.
                 * @example 2027-05-01
                 */
                weddingDateStart?: Flavor<string, "date">;
                /**
                 * @description Weddings until this day.
                 * @example 2027-09-30
                 */
                weddingDateEnd?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The average. */
                        data: {
                            /**
                             * @description Minutes of working time to the first answer; null without answers.
                             * @example 84
                             */
                            averageMinutes: number | null;
                            /**
                             * @description Answered enquiries.
                             * @example 210
                             */
                            answeredCount: number;
                            /**
                             * @description Answered within 24 hours.
                             * @example 190
                             */
                            answeredInTimeCount: number;
                            /**
                             * @description All enquiries.
                             * @example 250
                             */
                            totalCount: number;
                            /**
                             * @description Percent of all enquiries that were answered within 24 hours: of the last thirty days, or of the days that were asked for. Null without enquiries.
                             * @example 76
                             */
                            responseRate: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoupleStats: {
        parameters: {
            query?: {
                /**
                 * @description First day of arrival, in the deployment's time zone. Default six calendar months ago.
                 * @example 2026-05-21
                 */
                createdAtStart?: components["parameters"]["CreatedAtStart"];
                /**
                 * @description Last day of arrival, inclusive. Default today.
                 * @example 2026-11-21
                 */
                createdAtEnd?: components["parameters"]["CreatedAtEnd"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
                /**
                 * @description Only these.
                 * @example [
                 *       "new",
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["LeadStatus"][];
                /**
                 * @description Part of a name, upper and lower case and marks aside.
                 * @example elif
                 */
                coupleName?: string;
                /**
                 * @description Only these kinds of event.
                 * @example [
                 *       "wedding"
                 *     ]
                 */
                organizationType?: Flavor<string, "config:organization_type">[];
                /**
                 * @description Only these sources.
                 * @example [
                 *       "phone"
                 *     ]
                 */
                source?: components["schemas"]["LeadSource"][];
                /**
                 * @description Unread or read.
                 * @example unread
                 */
                readStatus?: components["schemas"]["ReadStatus"];
                /**
                 * @description Assisted or not.
                 * @example true
                 */
                isPrepaid?: boolean;
                /**
                 * @description Found to be spam or not. Statistics leave confirmed spam out.
                 * @example false
                 */
                isSpam?: boolean;
                /**
                 * @description Taken care of by this user.
                 * @example 2
                 */
                assigneeId?: Flavor<number, "id:customer-users">;
                /**
                 * @description Taken care of by the caller, by nobody, or by somebody.
                 * @example me
                 */
                assigned?: components["schemas"]["Assigned"];
                /**
                 * @description Weddings from this day.
                 * @example 2027-05-01
                 */
                weddingDateStart?: Flavor<string, "date">;
                /**
                 * @description Weddings until this day.
                 * @example 2027-09-30
                 */
                weddingDateEnd?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The counts. */
                        data: {
                            /**
                             * @description All.
                             * @example 320
                             */
                            total: number;
                            byStatus: components["schemas"]["StatusCounts"];
                            /** @description Months of arrival, the oldest first, those without enquiries too; no more than the last 24. */
                            byMonth: components["schemas"]["MonthCounts"][];
                            /**
                             * @description Assisted enquiries.
                             * @example 20
                             */
                            prepaid: number;
                            /**
                             * @description With something unread.
                             * @example 12
                             */
                            unread: number;
                            /**
                             * @description Sum of recorded deals, whole lira.
                             * @example 4250000
                             */
                            dealAmount: number;
                            /**
                             * @description Unanswered with less than four hours left.
                             * @example 2
                             */
                            nearDeadline: number;
                            /**
                             * @description Unanswered after 24 hours.
                             * @example 5
                             */
                            missedDeadline: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCountsByCalls: {
        parameters: {
            query?: {
                /**
                 * @description First day of arrival, in the deployment's time zone. Default six calendar months ago.
                 * @example 2026-05-21
                 */
                createdAtStart?: components["parameters"]["CreatedAtStart"];
                /**
                 * @description Last day of arrival, inclusive. Default today.
                 * @example 2026-11-21
                 */
                createdAtEnd?: components["parameters"]["CreatedAtEnd"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
                /**
                 * @description Only these.
                 * @example [
                 *       "new",
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["LeadStatus"][];
                /**
                 * @description Part of a name, upper and lower case and marks aside.
                 * @example elif
                 */
                coupleName?: string;
                /**
                 * @description Only these kinds of event.
                 * @example [
                 *       "wedding"
                 *     ]
                 */
                organizationType?: Flavor<string, "config:organization_type">[];
                /**
                 * @description Only these sources.
                 * @example [
                 *       "phone"
                 *     ]
                 */
                source?: components["schemas"]["LeadSource"][];
                /**
                 * @description Unread or read.
                 * @example unread
                 */
                readStatus?: components["schemas"]["ReadStatus"];
                /**
                 * @description Assisted or not.
                 * @example true
                 */
                isPrepaid?: boolean;
                /**
                 * @description Found to be spam or not. Statistics leave confirmed spam out.
                 * @example false
                 */
                isSpam?: boolean;
                /**
                 * @description Taken care of by this user.
                 * @example 2
                 */
                assigneeId?: Flavor<number, "id:customer-users">;
                /**
                 * @description Taken care of by the caller, by nobody, or by somebody.
                 * @example me
                 */
                assigned?: components["schemas"]["Assigned"];
                /**
                 * @description Weddings from this day.
                 * @example 2027-05-01
                 */
                weddingDateStart?: Flavor<string, "date">;
                /**
                 * @description Weddings until this day.
                 * @example 2027-09-30
                 */
                weddingDateEnd?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The counts. */
                        data: {
                            /**
                             * @description Busy.
                             * @example 5
                             */
                            busy: number;
                            /**
                             * @description Line closed.
                             * @example 3
                             */
                            line_closed: number;
                            /**
                             * @description No answer.
                             * @example 12
                             */
                            no_answer: number;
                            /**
                             * @description Talked.
                             * @example 60
                             */
                            talked: number;
                            /**
                             * @description Waiting for an update.
                             * @example 4
                             */
                            waiting_update: number;
                            /**
                             * @description All calls.
                             * @example 84
                             */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCountsByReadStatus: {
        parameters: {
            query?: {
                /**
                 * @description First day of arrival, in the deployment's time zone. Default six calendar months ago.
                 * @example 2026-05-21
                 */
                createdAtStart?: components["parameters"]["CreatedAtStart"];
                /**
                 * @description Last day of arrival, inclusive. Default today.
                 * @example 2026-11-21
                 */
                createdAtEnd?: components["parameters"]["CreatedAtEnd"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
                /**
                 * @description Part of a name, upper and lower case and marks aside.
                 * @example elif
                 */
                coupleName?: string;
                /**
                 * @description Only these kinds of event.
                 * @example [
                 *       "wedding"
                 *     ]
                 */
                organizationType?: Flavor<string, "config:organization_type">[];
                /**
                 * @description Only these sources.
                 * @example [
                 *       "phone"
                 *     ]
                 */
                source?: components["schemas"]["LeadSource"][];
                /**
                 * @description Unread or read.
                 * @example unread
                 */
                readStatus?: components["schemas"]["ReadStatus"];
                /**
                 * @description Assisted or not.
                 * @example true
                 */
                isPrepaid?: boolean;
                /**
                 * @description Found to be spam or not. Statistics leave confirmed spam out.
                 * @example false
                 */
                isSpam?: boolean;
                /**
                 * @description Taken care of by this user.
                 * @example 2
                 */
                assigneeId?: Flavor<number, "id:customer-users">;
                /**
                 * @description Taken care of by the caller, by nobody, or by somebody.
                 * @example me
                 */
                assigned?: components["schemas"]["Assigned"];
                /**
                 * @description Weddings from this day.
                 * @example 2027-05-01
                 */
                weddingDateStart?: Flavor<string, "date">;
                /**
                 * @description Weddings until this day.
                 * @example 2027-09-30
                 */
                weddingDateEnd?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Enquiries. */
                        infoRequests: {
                            /**
                             * @description New and pending ones.
                             * @example 13
                             */
                            pending: number;
                            /**
                             * @description All read.
                             * @example 280
                             */
                            read: number;
                            /**
                             * @description With something unread.
                             * @example 40
                             */
                            unread: number;
                            /**
                             * @description All.
                             * @example 320
                             */
                            total: number;
                            byStatus: components["schemas"]["StatusCounts"];
                            /**
                             * @description False where there are more than were looked through; each count is then at least so many.
                             * @example true
                             */
                            isExact: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeadData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCouples: {
        parameters: {
            query: {
                /**
                 * @description Part of a name.
                 * @example elif
                 */
                coupleName: string;
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CoupleHit"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoupleLastActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The activity. */
                        data: {
                            /**
                             * Format: int64
                             * @description The couple.
                             * @example 1
                             */
                            coupleId: number;
                            /**
                             * @description What it was.
                             * @example email_received
                             */
                            type: string | null;
                            /**
                             * Format: date-time
                             * @description When.
                             * @example 2026-11-20T19:00:00.000Z
                             */
                            at: Flavor<string, "date-time"> | null;
                            /**
                             * Format: int64
                             * @description On which enquiry.
                             * @example 1
                             */
                            leadId: Flavor<number, "id:leads"> | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProductLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Product.
                 * @example wedding-loan
                 */
                product: "wedding-loan";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductLeadCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductLead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -validFrom
                 */
                sort?: "title" | "-title" | "validFrom" | "-validFrom" | "validUntil" | "-validUntil" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the title, upper and lower case and marks aside.
                 * @example kis
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:discounts">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Only these.
                 * @example [
                 *       "published"
                 *     ]
                 */
                status?: components["schemas"]["DiscountStatus"][];
                /**
                 * @description Of this kind.
                 * @example discount
                 */
                discountType?: Flavor<string, "config:discount_type">;
                /**
                 * @description The main campaign, or not.
                 * @example true
                 */
                isPrimary?: boolean;
                /**
                 * @description Runs until this day or longer.
                 * @example 2027-01-01
                 */
                validUntilStart?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Discount"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DiscountCreate"];
                "application/json": components["schemas"]["DiscountCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DiscountUpdate"];
                "application/json": components["schemas"]["DiscountUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscountAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFollowUpSteps: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example afterDays
                 */
                sort?: "afterDays" | "-afterDays" | "name" | "-name";
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:follow-up-steps">[];
                /**
                 * @description Part of what is proposed, or not.
                 * @example true
                 */
                isActive?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["FollowUpStep"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFollowUpStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpStepCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUpStep"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFollowUpStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUpStep"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFollowUpStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpStepUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FollowUpStep"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFollowUpStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name or the subject, upper and lower case and marks aside.
                 * @example tesekkur
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:templates">[];
                /**
                 * @description Offered when a message is written, or not.
                 * @example true
                 */
                isActive?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Template"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCatalogs: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example expireAt
                 */
                sort?: "order" | "-order" | "name" | "-name" | "expireAt" | "-expireAt" | "lowestWeekdayPrice" | "-lowestWeekdayPrice" | "lowestWeekendPrice" | "-lowestWeekendPrice" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example dugun
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:catalogs">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Of this type.
                 * @example 1
                 */
                catalogTypeId?: Flavor<number, "id:catalog-types">;
                /**
                 * @description Prices that hold until this day or shorter.
                 * @example 2026-12-31
                 */
                expireAtEnd?: Flavor<string, "date">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Catalog"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CatalogCreate"];
                "application/json": components["schemas"]["CatalogCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CatalogUpdate"];
                "application/json": components["schemas"]["CatalogUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCatalogFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCatalogFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCatalogAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogMove"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCatalogTypes: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example menu
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:catalog-types">[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CatalogType"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCatalogItems: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example menu
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:catalog-items">[];
                /**
                 * @description Of this type.
                 * @example 1
                 */
                catalogTypeId?: Flavor<number, "id:catalog-types">;
                /**
                 * @description For pages of this category.
                 * @example 1
                 */
                providerCategoryId?: Flavor<number, "id:provider-categories">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CatalogItem"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCampaignRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignRequestCreate"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CampaignRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferralRewards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferralRewards"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderForms: {
        parameters: {
            query?: {
                /**
                 * @description As this page is asked, by its category; of a page with nothing named, as places are.
                 * @example 2
                 */
                providerId?: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The forms. */
                        data: components["schemas"]["ProviderForm"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderFormOptions: {
        parameters: {
            query?: {
                /**
                 * @description As this page is asked, by its category; of a page with nothing named, as places are.
                 * @example 2
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Of this form.
                 * @example details
                 */
                form?: components["schemas"]["ProviderFormKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The values. */
                        data: components["schemas"]["ProviderFormOption"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the page.
                 * @example 2
                 */
                providerId: Flavor<number, "id:providers">;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProviderData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the page.
                 * @example 2
                 */
                providerId: Flavor<number, "id:providers">;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderDataChange"];
            };
        };
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderDataForms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the page.
                 * @example 2
                 */
                providerId: Flavor<number, "id:providers">;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The forms. */
                        data: components["schemas"]["ProviderFormState"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderDataHistories: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the page.
                 * @example 2
                 */
                providerId: Flavor<number, "id:providers">;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ProviderDataUpdate"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderDataUpdates: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description As this page is asked, by its category; of a page with nothing named, as places are.
                 * @example 2
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description In this state.
                 * @example pending
                 */
                status?: components["schemas"]["ProviderUpdateStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ProviderDataUpdate"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderDataUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderDataUpdate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProviderDataUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderDataUpdateChange"];
            };
        };
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderDataUpdate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProviderDataUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveProviderDataUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderDataUpdate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMissingData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the page.
                 * @example 2
                 */
                providerId: Flavor<number, "id:providers">;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttachments: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example menu
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:attachments">[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Attachment"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentCreate"];
                "application/json": components["schemas"]["AttachmentCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Attachment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Attachment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpdate"];
                "application/json": components["schemas"]["AttachmentUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Attachment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachmentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderPrompts: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Only these.
                 * @example notification
                 */
                type?: components["schemas"]["ProviderPromptType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ProviderPrompt"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderPromptsMeta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptsMetaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeProviderPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptsAction"];
            };
        };
        responses: {
            /** @description The counts afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptsMetaAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProviderPromptAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderPrompt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferencesUpdate"];
            };
        };
        responses: {
            /** @description All choices afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRealtimeAccess: {
        parameters: {
            query?: {
                /**
                 * @description How long ago, in seconds, the page asked for what it shows. Events since then come too, so that nothing falls between; a duration needs no clock that is right.
                 * @example 3
                 */
                age?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The customer user. The session's own, or 404.
                 * @example 7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to listen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealtimeAccessAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRealtimeEvents: {
        parameters: {
            query?: {
                /**
                 * @description Id of the last event known. Events come in the order of their ids, each once.
                 * @example 4711
                 */
                after?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The customer user. The session's own, or 404.
                 * @example 7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most a hundred, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealtimeEventsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRealtimeStream: {
        parameters: {
            query?: {
                /**
                 * @description Id of the last event known. Events come in the order of their ids, each once.
                 * @example 4711
                 */
                after?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The customer user. The session's own, or 404.
                 * @example 7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open until either side ends it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Home"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTestimonials: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -createdAt
                 */
                sort?: "coupleName" | "-coupleName" | "weddingDate" | "-weddingDate" | "star" | "-star" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the couple’s names or the text, upper and lower case and marks aside.
                 * @example yildiz
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:provider-testimonials">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Only these.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["schemas"]["TestimonialStatus"][];
                /**
                 * @description With these stars.
                 * @example [
                 *       5
                 *     ]
                 */
                star?: number[];
                /**
                 * @description The one shown first, or not.
                 * @example true
                 */
                isMain?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Testimonial"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonialCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Testimonial"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTestimonialCounts: {
        parameters: {
            query?: {
                /**
                 * @description Part of the couple’s names or the text, upper and lower case and marks aside.
                 * @example yildiz
                 */
                q?: string;
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description With these stars.
                 * @example [
                 *       5
                 *     ]
                 */
                star?: number[];
                /**
                 * @description The one shown first, or not.
                 * @example true
                 */
                isMain?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestimonialCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTestimonialSummary: {
        parameters: {
            query?: {
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestimonialSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTestimonial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Testimonial"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonialUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Testimonial"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTestimonial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTestimonialAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonialAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Testimonial"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonialReply"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Testimonial"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTestimonialHistories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest hundred, in the order newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["TestimonialHistory"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTestimonialImages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order of their ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["TestimonialImage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTestimonialImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TestimonialImageCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestimonialImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGalleries: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example order
                 */
                sort?: "order" | "-order" | "name" | "-name" | "weddingDate" | "-weddingDate" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name or the couple’s names, upper and lower case and marks aside.
                 * @example bahce
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:galleries">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Shown on the page, or not.
                 * @example true
                 */
                isActive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Gallery"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGallery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGallery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveGallery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryMove"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedias: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example order
                 */
                sort?: "order" | "-order" | "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name or the description, upper and lower case and marks aside.
                 * @example bahce
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:medias">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Of this gallery.
                 * @example 1
                 */
                galleryId?: Flavor<number, "id:galleries">;
                /**
                 * @description Photos or videos.
                 * @example photo
                 */
                kind?: components["schemas"]["MediaKind"];
                /**
                 * @description Of the videos, those of this view.
                 * @example all
                 */
                videoType?: components["schemas"]["VideoType"];
                /**
                 * @description In one of these states.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["MediaStatus"][];
                /**
                 * @description Rejected for this.
                 * @example contact_info
                 */
                rejectionCause?: components["schemas"]["MediaRejectionCause"];
                /**
                 * @description Active, or passive.
                 * @example true
                 */
                isActive?: boolean;
                /**
                 * @description With this tag.
                 * @example 1001
                 */
                tagId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Media"][];
                        meta: components["schemas"]["QuotaMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaCreate"];
                "application/json": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Media"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Media"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaUpdate"];
                "application/json": components["schemas"]["MediaUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Media"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMediaItemDatas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemDatas"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMediaItemDatas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemDatasUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemDatas"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaMove"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Media"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderGalleries: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example order
                 */
                sort?: "order" | "-order" | "name" | "-name" | "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Gallery"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMainImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MainImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMainImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MainImageUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MainImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderMedias: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example order
                 */
                sort?: "order" | "-order" | "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Of this gallery.
                 * @example 1
                 */
                galleryId?: Flavor<number, "id:galleries">;
                /**
                 * @description Photos or videos.
                 * @example photo
                 */
                kind?: components["schemas"]["MediaKind"];
                /**
                 * @description Of the videos, those of this view.
                 * @example all
                 */
                videoType?: components["schemas"]["VideoType"];
                /**
                 * @description In one of these states.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["MediaStatus"][];
                /**
                 * @description Rejected for this.
                 * @example contact_info
                 */
                rejectionCause?: components["schemas"]["MediaRejectionCause"];
                /**
                 * @description Active, or passive.
                 * @example true
                 */
                isActive?: boolean;
                /**
                 * @description With this tag.
                 * @example 1001
                 */
                tagId?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Media"][];
                        meta: components["schemas"]["QuotaMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -dueDate
                 */
                sort?: "dueDate" | "-dueDate" | "amountMinor" | "-amountMinor" | "createdAt" | "-createdAt";
                /**
                 * @description Part of what it is for, upper and lower case and marks aside.
                 * @example altin
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:payments">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Only these.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["PaymentStatus"][];
                /**
                 * @description Due from this day on.
                 * @example 2026-11-01
                 */
                dueDateStart?: Flavor<string, "date">;
                /**
                 * @description Due until this day, inclusive.
                 * @example 2026-11-30
                 */
                dueDateEnd?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Payment"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description The payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    purchasePayments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Purchase"];
            };
        };
        responses: {
            /** @description The attempt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentAttempt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentAction"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentAttempts: {
        parameters: {
            query?: {
                /**
                 * @description Attempts to pay this payment.
                 * @example 11
                 */
                paymentId?: Flavor<number, "id:payments">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The attempts. */
                        data: components["schemas"]["PaymentAttempt"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentAttempt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page. */
                        data: {
                            /**
                             * @description Address on this server.
                             * @example /api/gateway/3ds/7?key=pp_x
                             */
                            path: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPaymentAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentAttempt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentInstallments: {
        parameters: {
            query: {
                /**
                 * @description Kuruş of what is bought.
                 * @example 1250000
                 */
                amountMinor: number;
                /**
                 * @description First six to eight digits of the card.
                 * @example 552879
                 */
                bin?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prices in the order of their number of parts, one part first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Prices. */
                        data: components["schemas"]["InstallmentPrice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCreditCards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The cards. */
                        data: components["schemas"]["CreditCard"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCreditCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCardCreate"];
            };
        };
        responses: {
            /** @description The card. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreditCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreditCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCreditCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCardUpdate"];
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreditCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer account. The session's own, or 404.
                 * @example 1
                 */
                customerId: components["parameters"]["CustomerId"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card that is the primary one now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What follows. */
                        data: {
                            /**
                             * Format: int64
                             * @description The primary card; null where none is left.
                             * @example 2
                             */
                            primaryId: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedProviders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "createdAt" | "-createdAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example isik
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:related-providers">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["RelatedProvider"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRelatedProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelatedProviderCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RelatedProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRelatedProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderAwards: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -awardedOn
                 */
                sort?: "awardedOn" | "-awardedOn" | "name" | "-name" | "createdAt" | "-createdAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example odul
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:provider-awards">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ProviderAward"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupleProviders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -weddingDate
                 */
                sort?: "coupleName" | "-coupleName" | "weddingDate" | "-weddingDate" | "requestedAt" | "-requestedAt" | "createdAt" | "-createdAt";
                /**
                 * @description Part of the couple’s names, upper and lower case and marks aside.
                 * @example yildiz
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:couple-providers">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Of this enquiry.
                 * @example 1
                 */
                leadId?: Flavor<number, "id:leads">;
                /**
                 * @description Only these.
                 * @example [
                 *       "asked"
                 *     ]
                 */
                requestStatus?: components["schemas"]["ReviewRequestStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["CoupleProvider"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCoupleProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoupleProviderCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoupleProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoupleProviderCounts: {
        parameters: {
            query?: {
                /**
                 * @description Part of the couple’s names, upper and lower case and marks aside.
                 * @example yildiz
                 */
                q?: string;
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoupleProviderCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordCoupleOfLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoupleProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoupleProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoupleProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCoupleProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoupleProviderUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoupleProvider"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCoupleProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description The link and the couple as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestedComment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Secret of the link.
                 * @example dGhpcyBpcyBhIGxvbmcgc2VjcmV0IG9mIGEgbGluaw
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerReviewRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Secret of the link.
                 * @example dGhpcyBpcyBhIGxvbmcgc2VjcmV0IG9mIGEgbGluaw
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineReviewRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Secret of the link.
                 * @example dGhpcyBpcyBhIGxvbmcgc2VjcmV0IG9mIGEgbGluaw
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReviewRequestImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Secret of the link.
                 * @example dGhpcyBpcyBhIGxvbmcgc2VjcmV0IG9mIGEgbGluaw
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReviewRequestImageCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWidgetFilters: {
        parameters: {
            query: {
                /**
                 * @description The page.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WidgetFilters"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWidgetFilters: {
        parameters: {
            query: {
                /**
                 * @description The page.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetFiltersWrite"];
            };
        };
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WidgetFilters"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewWidgetKey: {
        parameters: {
            query: {
                /**
                 * @description The page.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WidgetFilters"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewWidgetPreview: {
        parameters: {
            query: {
                /**
                 * @description The page.
                 * @example 1
                 */
                providerId: Flavor<number, "id:providers">;
                /**
                 * @description Reviews at most.
                 * @example 6
                 */
                limit?: number;
                /**
                 * @description Least stars.
                 * @example 4
                 */
                minStar?: number;
                /**
                 * @description Words of which one must stand in it, by commas.
                 * @example bahçe
                 */
                includeWords?: string;
                /**
                 * @description Words of which none may stand in it, by commas.
                 * @example otopark
                 */
                excludeWords?: string;
                /**
                 * @description Language of its words.
                 * @example tr
                 */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewWidget"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewWidget: {
        parameters: {
            query?: {
                /**
                 * @description Language of its words.
                 * @example tr
                 */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Public key of the widget.
                 * @example rw_dGhpcyBpcyBhIGxvbmcga2V5
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewWidget"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewChannels: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                /**
                 * @description Part of the name, upper and lower case and marks aside.
                 * @example google
                 */
                q?: string;
                /**
                 * @description Only these ids.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                id?: Flavor<number, "id:review-channels">[];
                /**
                 * @description Of this page.
                 * @example 1
                 */
                providerId?: Flavor<number, "id:providers">;
                /**
                 * @description Of this kind.
                 * @example [
                 *       "google"
                 *     ]
                 */
                kind?: components["schemas"]["ReviewChannelKind"][];
                /**
                 * @description Shown on the page, or not.
                 * @example true
                 */
                isActive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["ReviewChannel"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReviewChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChannelCreate"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewChannel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReviewChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the record that the change is based on, in quotes. Missing answers 428, stale 409 with the current record.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChannelUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewChannel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReviewChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReminders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example dueAt
                 */
                sort?: "dueAt" | "-dueAt";
                /**
                 * @description What is still to be done, or what is done.
                 * @example open
                 */
                status?: components["schemas"]["ReminderStatus"];
                /**
                 * @description Only these.
                 * @example [
                 *       "note"
                 *     ]
                 */
                kind?: components["schemas"]["ReminderKind"][];
                /**
                 * @description `mine` is what the user wrote down or had sent, what belongs to enquiries that the user takes care of, and appointments that nobody does; `everyone` is all.
                 * @example mine
                 */
                whose?: "mine" | "everyone";
                /**
                 * @description Due from this day.
                 * @example 2026-11-20
                 */
                dueAtStart?: Flavor<string, "date">;
                /**
                 * @description Due until this day.
                 * @example 2026-11-27
                 */
                dueAtEnd?: Flavor<string, "date">;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Reminder"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLeadPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadPresenceKeep"];
            };
        };
        responses: {
            /** @description The others, each once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Who writes stands before who looks. */
                        data: components["schemas"]["LeadPresence"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeadPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The tab.
                 * @example 7b0c6f6e-7ad2-4b5c-9a3e-2f9d4ad0a111
                 */
                tab: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupportPaymentAttempts: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -begunAt
                 */
                sort?: "begunAt" | "-begunAt";
                /**
                 * @description In one of these states.
                 * @example [
                 *       "needs_person"
                 *     ]
                 */
                state?: components["schemas"]["PaymentAttemptState"][];
                /**
                 * @description Part of the account's name, or the whole name of the attempt or payment at the gateway.
                 * @example yildirim
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The attempts. */
                        data: components["schemas"]["SupportPaymentAttempt"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupportPaymentAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the sender's for this one intent. The same key with the same body answers the first answer again; with another body 409.
                 * @example 5f0c6a3e-8a52-4e0e-9a61-1b6f1f0f2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportPaymentAction"];
            };
        };
        responses: {
            /** @description The attempt now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportPaymentAttempt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchSupportUsers: {
        parameters: {
            query: {
                /**
                 * @description Words to look for.
                 * @example ayşe yıldırım
                 */
                q: string;
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that fit, the closest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The users. */
                        data: components["schemas"]["SupportUser"][];
                        /**
                         * @description More fit than are shown.
                         * @example false
                         */
                        hasMore: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImpersonations: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -startedAt
                 */
                sort?: "startedAt" | "-startedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["AgentImpersonation"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonationCreate"];
            };
        };
        responses: {
            /** @description It has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartedImpersonation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnFromImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentReturn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCurrentImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupportAccesses: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -startedAt
                 */
                sort?: "startedAt" | "-startedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["SupportAccess"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Of this area.
                 * @example models
                 */
                area: components["schemas"]["ApprovalArea"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records. */
                        data: components["schemas"]["Approval"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApprovalAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its area.
                 * @example models
                 */
                area: components["schemas"]["ApprovalArea"];
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalAction"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalDecision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRivalsLeadToDeal: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RivalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRivalsLeadToLead: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RivalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRivalsViewToDeal: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RivalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRivalsViewToLead: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RivalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRivalsToSimilar: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RivalReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWeddingReport: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
                /**
                 * @description What the figures are compared with.
                 * @example previous
                 */
                compare?: components["schemas"]["StatCompare"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeddingReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupleVisits: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, counted from 1. Of the pages beyond the first thousand records a user reads 5,000 in a quarter of an hour, then 429.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records a page. The panel offers 25, 50 and 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort key; a leading minus sorts descending.
                 * @example -at
                 */
                sort?: "at" | "-at";
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
                /**
                 * @description Only these providers.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: Flavor<number, "id:providers">[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of visits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The visits. */
                        data: components["schemas"]["CoupleVisit"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDealReport: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
                /**
                 * @description What the figures are compared with.
                 * @example previous
                 */
                compare?: components["schemas"]["StatCompare"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DealReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdvertisingReport: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
                /**
                 * @description What the figures are compared with.
                 * @example previous
                 */
                compare?: components["schemas"]["StatCompare"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderScores: {
        parameters: {
            query?: {
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scores, in the order of the providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The scores. */
                        data: components["schemas"]["PageScore"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitReport: {
        parameters: {
            query?: {
                /**
                 * @description First day. Default thirty days, the last of which is today.
                 * @example 2026-10-23
                 */
                from?: Flavor<string, "date">;
                /**
                 * @description Last day, inclusive, 1,100 days after the first one at most. Default today.
                 * @example 2026-11-21
                 */
                to?: Flavor<string, "date">;
                /**
                 * @description What the figures are compared with.
                 * @example previous
                 */
                compare?: components["schemas"]["StatCompare"];
                /**
                 * @description Only these providers. Default all that the customer user is linked to.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                providerIds?: components["parameters"]["ProviderIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

export type OperationId = "saveProviderWizard" | "getProviderWizard" | "addProviderWizardImage" | "deleteProviderWizardImage" | "listSupportWizards" | "createSupportWizard" | "createSupportWizardAction" | "signIn" | "getSession" | "signOut" | "signInWithFacebook" | "signInWithGoogle" | "startInstagram" | "finishInstagram" | "checkRecoveryKey" | "requestPasswordReset" | "resetPassword" | "requestUsername" | "getTwoFactorImage" | "setTwoFactor" | "getTwoFactorSecret" | "listSessions" | "deleteOtherSessions" | "deleteSession" | "requestCode" | "verifyCode" | "createCustomer" | "getCustomer" | "updateCustomer" | "listCustomerUsers" | "createCustomerUser" | "getCustomerUsersSummary" | "getCustomerUser" | "updateCustomerUser" | "deleteCustomerUser" | "uploadCustomerUserImage" | "deleteCustomerUserImage" | "linkProvider" | "updateProviderLink" | "unlinkProvider" | "connectSocialAccount" | "deleteSocialAccount" | "getInvitation" | "acceptInvitation" | "listCustomerActions" | "createCustomerAction" | "listCustomerInteractions" | "createCustomerInteraction" | "listCities" | "listDistricts" | "listNeighborhoods" | "listConfigItems" | "listProviderCategories" | "listItemOptionGroups" | "getCalendarFeed" | "createCalendarFeed" | "deleteCalendarFeed" | "importCalendar" | "getCalendarFeedFile" | "listHolidays" | "listCustomerSpaces" | "createCustomerSpace" | "getCustomerSpace" | "updateCustomerSpace" | "deleteCustomerSpace" | "listPendingChangeRequests" | "listProviders" | "getProvider" | "updateProvider" | "getProviderPermissions" | "listChurnedProviders" | "searchProviders" | "getActiveProduct" | "getRedirectNumber" | "updateRedirectNumber" | "createProviderAction" | "listInfoRequestForms" | "listCalendarEvents" | "createCalendarEvent" | "getCalendarEvent" | "updateCalendarEvent" | "deleteCalendarEvent" | "listProviderItems" | "createProviderItem" | "getProviderItem" | "updateProviderItem" | "deleteProviderItem" | "createProviderItemAction" | "moveProviderItem" | "listLeads" | "createLead" | "getLead" | "updateLead" | "deleteLead" | "listLeadItems" | "listLeadInteractions" | "createLeadInteraction" | "updateLeadInteraction" | "deleteLeadInteraction" | "listLeadMessages" | "sendLeadEmail" | "getLeadMessageAttachment" | "sendLeadSms" | "createLeadMessageAction" | "openLead" | "markLeadMessagesRead" | "createLeadAction" | "listLeadHistories" | "listLeadComments" | "createLeadComment" | "markLeadCommentsRead" | "getLeadQuickReplies" | "listLeadDuplicates" | "listLeadFollowUps" | "startLeadFollowUp" | "getLeadFollowUpProposal" | "createLeadFollowUpAction" | "remindLead" | "getAverageResponseTime" | "getCoupleStats" | "getCountsByCalls" | "getCountsByReadStatus" | "getLeadData" | "searchCouples" | "getCoupleLastActivity" | "createProductLead" | "listDiscounts" | "createDiscount" | "getDiscount" | "updateDiscount" | "deleteDiscount" | "createDiscountAction" | "listFollowUpSteps" | "createFollowUpStep" | "getFollowUpStep" | "updateFollowUpStep" | "deleteFollowUpStep" | "listTemplates" | "createTemplate" | "getTemplate" | "updateTemplate" | "deleteTemplate" | "listCatalogs" | "createCatalog" | "getCatalog" | "updateCatalog" | "deleteCatalog" | "getCatalogFile" | "deleteCatalogFile" | "createCatalogAction" | "moveCatalog" | "listCatalogTypes" | "listCatalogItems" | "createCampaignRequest" | "getReferralRewards" | "listProviderForms" | "listProviderFormOptions" | "getProviderData" | "updateProviderData" | "listProviderDataForms" | "listProviderDataHistories" | "listProviderDataUpdates" | "getProviderDataUpdate" | "updateProviderDataUpdate" | "deleteProviderDataUpdate" | "approveProviderDataUpdate" | "getMissingData" | "listAttachments" | "createAttachment" | "getAttachment" | "updateAttachment" | "deleteAttachment" | "getAttachmentFile" | "listProviderPrompts" | "getProviderPromptsMeta" | "completeProviderPrompts" | "createProviderPromptAction" | "getNotificationPreferences" | "updateNotificationPreferences" | "getRealtimeAccess" | "getRealtimeEvents" | "getRealtimeStream" | "getHome" | "listTestimonials" | "createTestimonial" | "getTestimonialCounts" | "getTestimonialSummary" | "getTestimonial" | "updateTestimonial" | "deleteTestimonial" | "createTestimonialAction" | "replyToTestimonial" | "listTestimonialHistories" | "listTestimonialImages" | "createTestimonialImage" | "listGalleries" | "createGallery" | "getGallery" | "updateGallery" | "deleteGallery" | "moveGallery" | "listMedias" | "createMedia" | "getMedia" | "updateMedia" | "deleteMedia" | "getMediaItemDatas" | "updateMediaItemDatas" | "moveMedia" | "listProviderGalleries" | "getMainImage" | "updateMainImage" | "listProviderMedias" | "listPayments" | "createPayment" | "purchasePayments" | "getPayment" | "updatePayment" | "deletePayment" | "createPaymentAction" | "getPaymentReceipt" | "listPaymentAttempts" | "getPaymentAttempt" | "createPaymentPage" | "cancelPaymentAttempt" | "listPaymentInstallments" | "listCreditCards" | "createCreditCard" | "getCreditCard" | "updateCreditCard" | "deleteCreditCard" | "getCheckout" | "listRelatedProviders" | "createRelatedProvider" | "deleteRelatedProvider" | "listProviderAwards" | "listCoupleProviders" | "createCoupleProvider" | "getCoupleProviderCounts" | "recordCoupleOfLead" | "getCoupleProvider" | "updateCoupleProvider" | "deleteCoupleProvider" | "requestComment" | "getReviewRequest" | "answerReviewRequest" | "declineReviewRequest" | "addReviewRequestImage" | "getWidgetFilters" | "updateWidgetFilters" | "renewWidgetKey" | "getReviewWidgetPreview" | "getReviewWidget" | "listReviewChannels" | "createReviewChannel" | "updateReviewChannel" | "deleteReviewChannel" | "listReminders" | "updateLeadPresence" | "deleteLeadPresence" | "listSupportPaymentAttempts" | "createSupportPaymentAction" | "searchSupportUsers" | "listImpersonations" | "createImpersonation" | "returnFromImpersonation" | "deleteCurrentImpersonation" | "listSupportAccesses" | "listApprovals" | "getApprovalCounts" | "createApprovalAction" | "getRivalsLeadToDeal" | "getRivalsLeadToLead" | "getRivalsViewToDeal" | "getRivalsViewToLead" | "getRivalsToSimilar" | "getWeddingReport" | "listCoupleVisits" | "getDealReport" | "getAdvertisingReport" | "getProviderScores" | "getVisitReport";

/** Operations without a session. */
export type PublicOperationId = "saveProviderWizard" | "getProviderWizard" | "addProviderWizardImage" | "deleteProviderWizardImage" | "signIn" | "signInWithFacebook" | "signInWithGoogle" | "checkRecoveryKey" | "requestPasswordReset" | "resetPassword" | "requestUsername" | "requestCode" | "verifyCode" | "getInvitation" | "acceptInvitation" | "getCalendarFeedFile" | "getReviewRequest" | "answerReviewRequest" | "declineReviewRequest" | "addReviewRequestImage" | "getReviewWidget" | "returnFromImpersonation";
export type Schemas = components["schemas"];
