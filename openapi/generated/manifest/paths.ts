// Written by openapi/generate.ts from the contract. Do not edit.
export const paths = {
 "provider-wizards": {
  "create": "/provider-wizard",
  "needs": {}
 },
 "customers": {
  "create": "/customers",
  "one": "/customers/{customerId}",
  "update": "/customers/{customerId}",
  "record": "customerId",
  "needs": {
   "create": "support.act",
   "one": "account.read",
   "update": "account.write"
  }
 },
 "customer-users": {
  "list": "/customers/{customerId}/users",
  "create": "/customers/{customerId}/users",
  "one": "/customers/{customerId}/users/{id}",
  "update": "/customers/{customerId}/users/{id}",
  "remove": "/customers/{customerId}/users/{id}",
  "byIds": true,
  "sort": [
   "fullName",
   "roleId",
   "lastSeenAt",
   "createdAt"
  ],
  "needs": {
   "list": "users.read",
   "create": "users.write",
   "remove": "users.write"
  }
 },
 "customer-actions": {
  "list": "/customers/{customerId}/actions",
  "create": "/customers/{customerId}/actions",
  "sort": [
   "createdAt"
  ],
  "needs": {
   "list": "account.read",
   "create": "account.write"
  }
 },
 "customer-interactions": {
  "list": "/customers/{customerId}/interactions",
  "create": "/customers/{customerId}/interactions",
  "sort": [
   "createdAt"
  ],
  "needs": {
   "list": "account.read",
   "create": "account.write"
  }
 },
 "cities": {
  "list": "/cities",
  "byIds": true,
  "sort": [
   "name"
  ],
  "needs": {}
 },
 "districts": {
  "list": "/districts",
  "byIds": true,
  "sort": [
   "name"
  ],
  "needs": {}
 },
 "neighborhoods": {
  "list": "/neighborhoods",
  "byIds": true,
  "sort": [
   "name"
  ],
  "needs": {}
 },
 "provider-categories": {
  "list": "/provider-categories",
  "whole": true,
  "needs": {}
 },
 "item-option-groups": {
  "list": "/item-option-groups",
  "sort": [
   "name"
  ],
  "needs": {}
 },
 "customer-spaces": {
  "list": "/customer-spaces",
  "create": "/customer-spaces",
  "one": "/customer-spaces/{id}",
  "update": "/customer-spaces/{id}",
  "remove": "/customer-spaces/{id}",
  "byIds": true,
  "sort": [
   "name",
   "mealCapacity",
   "cocktailCapacity",
   "updatedAt"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "one": "pages.read",
   "update": "pages.write",
   "remove": "pages.write"
  }
 },
 "providers": {
  "list": "/providers",
  "one": "/providers/{id}",
  "update": "/providers/{id}",
  "action": "/providers/{id}/actions",
  "byIds": true,
  "sort": [
   "name",
   "createdAt",
   "updatedAt"
  ],
  "needs": {
   "update": "pages.write",
   "action": "pages.write"
  }
 },
 "calendar-events": {
  "list": "/providers/{id}/calendar-events",
  "create": "/providers/{id}/calendar-events",
  "one": "/providers/{id}/calendar-events/{eventId}",
  "update": "/providers/{id}/calendar-events/{eventId}",
  "remove": "/providers/{id}/calendar-events/{eventId}",
  "byIds": true,
  "sort": [
   "day",
   "title",
   "createdAt"
  ],
  "record": "eventId",
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "one": "pages.read",
   "update": "pages.write",
   "remove": "pages.write"
  }
 },
 "item-bids": {
  "list": "/item-bids",
  "one": "/item-bids/{id}",
  "action": "/item-bids/{id}/actions",
  "byIds": true,
  "sort": [
   "createdAt",
   "weddingDate",
   "budget",
   "offeredPrice",
   "updatedAt"
  ],
  "needs": {
   "list": "leads.read",
   "one": "leads.read",
   "action": "leads.write"
  }
 },
 "provider-items": {
  "list": "/provider-items",
  "create": "/provider-items",
  "one": "/provider-items/{id}",
  "update": "/provider-items/{id}",
  "remove": "/provider-items/{id}",
  "action": "/provider-items/{id}/actions",
  "move": "/provider-items/{id}/move-order",
  "byIds": true,
  "sort": [
   "order",
   "name",
   "minPrice",
   "createdAt",
   "updatedAt"
  ],
  "multipart": [
   "create",
   "update"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "one": "pages.read",
   "update": "pages.write",
   "remove": "pages.write",
   "action": "pages.write",
   "move": "pages.write"
  }
 },
 "leads": {
  "list": "/leads",
  "create": "/leads",
  "one": "/leads/{id}",
  "update": "/leads/{id}",
  "remove": "/leads/{id}",
  "action": "/leads/{id}/actions",
  "sort": [
   "createdAt",
   "lastActivityAt",
   "couple.weddingDate",
   "couple.name",
   "leadDetails.estimatedGuestCount"
  ],
  "needs": {
   "list": "leads.read",
   "create": "leads.write",
   "one": "leads.read",
   "update": "leads.write",
   "remove": "leads.delete",
   "action": "leads.write"
  }
 },
 "lead-items": {
  "list": "/leads/{id}/items",
  "byIds": true,
  "whole": true,
  "needs": {
   "list": "leads.read"
  }
 },
 "lead-interactions": {
  "list": "/leads/{id}/interactions",
  "create": "/leads/{id}/interactions",
  "update": "/leads/{id}/interactions/{interactionId}",
  "remove": "/leads/{id}/interactions/{interactionId}",
  "byIds": true,
  "sort": [
   "createdAt"
  ],
  "record": "interactionId",
  "needs": {
   "list": "leads.read",
   "create": "leads.write",
   "update": "leads.write",
   "remove": "leads.write"
  }
 },
 "lead-messages": {
  "list": "/leads/{id}/messages",
  "byIds": true,
  "sort": [
   "createdAt"
  ],
  "needs": {
   "list": "leads.read"
  }
 },
 "lead-histories": {
  "list": "/leads/{id}/histories",
  "byIds": true,
  "sort": [
   "createdAt"
  ],
  "needs": {
   "list": "leads.read"
  }
 },
 "lead-comments": {
  "list": "/leads/{id}/comments",
  "create": "/leads/{id}/comments",
  "byIds": true,
  "sort": [
   "createdAt"
  ],
  "needs": {
   "list": "leads.read",
   "create": "leads.write"
  }
 },
 "lead-follow-ups": {
  "list": "/leads/{id}/follow-ups",
  "create": "/leads/{id}/follow-ups",
  "action": "/leads/{id}/follow-ups/{followUpId}/actions",
  "byIds": true,
  "whole": true,
  "needs": {
   "list": "leads.read",
   "create": "leads.send",
   "action": "leads.send"
  }
 },
 "discounts": {
  "list": "/discounts",
  "create": "/discounts",
  "one": "/discounts/{id}",
  "update": "/discounts/{id}",
  "remove": "/discounts/{id}",
  "action": "/discounts/{id}/actions",
  "byIds": true,
  "sort": [
   "title",
   "validFrom",
   "validUntil",
   "createdAt",
   "updatedAt"
  ],
  "multipart": [
   "create",
   "update"
  ],
  "needs": {
   "list": "discounts.read",
   "create": "discounts.write",
   "one": "discounts.read",
   "update": "discounts.write",
   "remove": "discounts.write",
   "action": "discounts.write"
  }
 },
 "discount-documents": {
  "list": "/discounts/{id}/documents",
  "create": "/discounts/{id}/documents",
  "update": "/discounts/{id}/documents/{documentId}",
  "remove": "/discounts/{id}/documents/{documentId}",
  "download": "/discounts/{id}/documents/{documentId}/download",
  "byIds": true,
  "whole": true,
  "multipart": [
   "create",
   "update"
  ],
  "record": "documentId",
  "needs": {
   "list": "discounts.read",
   "create": "discounts.write",
   "update": "discounts.write",
   "remove": "discounts.write",
   "download": "discounts.read"
  }
 },
 "discount-coupons": {
  "list": "/discount-coupons",
  "create": "/discount-coupons",
  "one": "/discount-coupons/{id}",
  "update": "/discount-coupons/{id}",
  "remove": "/discount-coupons/{id}",
  "action": "/discount-coupons/{id}/actions",
  "byIds": true,
  "sort": [
   "createdAt",
   "assignedAt",
   "usedOn",
   "income",
   "sentCount"
  ],
  "needs": {
   "list": "discounts.read",
   "create": "discounts.write",
   "one": "discounts.read",
   "update": "discounts.write",
   "remove": "discounts.write",
   "action": "discounts.write"
  }
 },
 "follow-up-steps": {
  "list": "/customers/{customerId}/follow-up-steps",
  "create": "/customers/{customerId}/follow-up-steps",
  "one": "/customers/{customerId}/follow-up-steps/{id}",
  "update": "/customers/{customerId}/follow-up-steps/{id}",
  "remove": "/customers/{customerId}/follow-up-steps/{id}",
  "byIds": true,
  "sort": [
   "afterDays",
   "name"
  ],
  "needs": {
   "list": "templates.read",
   "create": "templates.write",
   "one": "templates.read",
   "update": "templates.write",
   "remove": "templates.write"
  }
 },
 "templates": {
  "list": "/customers/{customerId}/templates",
  "create": "/customers/{customerId}/templates",
  "one": "/customers/{customerId}/templates/{id}",
  "update": "/customers/{customerId}/templates/{id}",
  "remove": "/customers/{customerId}/templates/{id}",
  "byIds": true,
  "sort": [
   "name",
   "createdAt",
   "updatedAt"
  ],
  "needs": {
   "list": "templates.read",
   "create": "templates.write",
   "one": "templates.read",
   "update": "templates.write",
   "remove": "templates.write"
  }
 },
 "sms-logs": {
  "list": "/customers/{customerId}/sms/logs",
  "sort": [
   "createdAt",
   "segments",
   "costMinor"
  ],
  "needs": {
   "list": "leads.read"
  }
 },
 "catalogs": {
  "list": "/customers/{customerId}/catalogs",
  "create": "/customers/{customerId}/catalogs",
  "one": "/customers/{customerId}/catalogs/{id}",
  "update": "/customers/{customerId}/catalogs/{id}",
  "remove": "/customers/{customerId}/catalogs/{id}",
  "download": "/customers/{customerId}/catalogs/{id}/download",
  "action": "/customers/{customerId}/catalogs/{id}/actions",
  "move": "/customers/{customerId}/catalogs/{id}/move-order",
  "byIds": true,
  "sort": [
   "order",
   "name",
   "expireAt",
   "lowestWeekdayPrice",
   "lowestWeekendPrice",
   "createdAt",
   "updatedAt"
  ],
  "multipart": [
   "create",
   "update"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "one": "pages.read",
   "update": "pages.write",
   "remove": "pages.write",
   "download": "pages.read",
   "action": "pages.write",
   "move": "pages.write"
  }
 },
 "catalog-types": {
  "list": "/catalog-types",
  "byIds": true,
  "sort": [
   "name"
  ],
  "needs": {}
 },
 "catalog-items": {
  "list": "/catalog-items",
  "byIds": true,
  "sort": [
   "name"
  ],
  "needs": {}
 },
 "campaign-requests": {
  "create": "/campaign-requests",
  "needs": {}
 },
 "attachments": {
  "list": "/customers/{customerId}/attachments",
  "create": "/customers/{customerId}/attachments",
  "one": "/customers/{customerId}/attachments/{id}",
  "update": "/customers/{customerId}/attachments/{id}",
  "remove": "/customers/{customerId}/attachments/{id}",
  "download": "/customers/{customerId}/attachments/{id}/download",
  "byIds": true,
  "sort": [
   "name",
   "createdAt",
   "updatedAt"
  ],
  "multipart": [
   "create",
   "update"
  ],
  "needs": {
   "list": "templates.read",
   "create": "templates.write",
   "one": "templates.read",
   "update": "templates.write",
   "remove": "templates.write",
   "download": "templates.read"
  }
 },
 "provider-testimonials": {
  "list": "/provider-testimonial",
  "create": "/provider-testimonial",
  "one": "/provider-testimonial/{id}",
  "update": "/provider-testimonial/{id}",
  "remove": "/provider-testimonial/{id}",
  "action": "/provider-testimonial/{id}/actions",
  "byIds": true,
  "sort": [
   "coupleName",
   "weddingDate",
   "star",
   "createdAt",
   "updatedAt"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "one": "pages.read",
   "update": "pages.write",
   "remove": "pages.write",
   "action": "pages.write"
  }
 },
 "testimonial-histories": {
  "list": "/provider-testimonial/{id}/histories",
  "byIds": true,
  "whole": true,
  "needs": {
   "list": "pages.read"
  }
 },
 "testimonial-images": {
  "list": "/provider-testimonial/{id}/images",
  "create": "/provider-testimonial/{id}/images",
  "byIds": true,
  "whole": true,
  "multipart": [
   "create"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write"
  }
 },
 "galleries": {
  "list": "/galleries",
  "create": "/galleries",
  "one": "/galleries/{id}",
  "update": "/galleries/{id}",
  "remove": "/galleries/{id}",
  "move": "/galleries/{id}/move-order",
  "byIds": true,
  "sort": [
   "order",
   "name",
   "weddingDate",
   "createdAt",
   "updatedAt"
  ],
  "needs": {
   "list": "media.read",
   "create": "media.write",
   "one": "media.read",
   "update": "media.write",
   "remove": "media.write",
   "move": "media.write"
  }
 },
 "medias": {
  "list": "/medias",
  "create": "/medias",
  "one": "/medias/{id}",
  "update": "/medias/{id}",
  "remove": "/medias/{id}",
  "move": "/medias/{id}/move-order",
  "byIds": true,
  "sort": [
   "order",
   "name",
   "createdAt",
   "updatedAt"
  ],
  "multipart": [
   "create",
   "update"
  ],
  "needs": {
   "list": "media.read",
   "create": "media.write",
   "one": "media.read",
   "update": "media.write",
   "remove": "media.write",
   "move": "media.write"
  }
 },
 "payments": {
  "list": "/payments",
  "create": "/payments",
  "one": "/payments/{id}",
  "update": "/payments/{id}",
  "remove": "/payments/{id}",
  "byIds": true,
  "sort": [
   "dueDate",
   "amountMinor",
   "createdAt"
  ],
  "needs": {
   "list": "payments.read",
   "create": "payments.write",
   "one": "payments.read",
   "update": "payments.write",
   "remove": "payments.write"
  }
 },
 "related-providers": {
  "list": "/related-providers",
  "create": "/related-providers",
  "one": "/related-providers/{id}",
  "remove": "/related-providers/{id}",
  "byIds": true,
  "sort": [
   "name",
   "createdAt"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "one": "pages.read",
   "remove": "pages.write"
  }
 },
 "provider-awards": {
  "list": "/provider-awards",
  "byIds": true,
  "sort": [
   "awardedOn",
   "name",
   "createdAt"
  ],
  "needs": {
   "list": "pages.read"
  }
 },
 "couple-providers": {
  "list": "/couple-providers",
  "create": "/couple-providers",
  "one": "/couple-providers/{id}",
  "update": "/couple-providers/{id}",
  "remove": "/couple-providers/{id}",
  "byIds": true,
  "sort": [
   "coupleName",
   "weddingDate",
   "requestedAt",
   "createdAt"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "one": "pages.read",
   "update": "pages.write",
   "remove": "pages.write"
  }
 },
 "external-comments": {
  "list": "/external-comments",
  "one": "/external-comments/{id}",
  "update": "/external-comments/{id}",
  "byIds": true,
  "sort": [
   "writtenAt",
   "star"
  ],
  "needs": {
   "list": "pages.read",
   "one": "pages.read",
   "update": "pages.write"
  }
 },
 "review-channels": {
  "list": "/review-channels",
  "create": "/review-channels",
  "action": "/review-channels/{id}/actions",
  "update": "/review-channels/{id}",
  "remove": "/review-channels/{id}",
  "byIds": true,
  "sort": [
   "name",
   "createdAt",
   "updatedAt"
  ],
  "needs": {
   "list": "pages.read",
   "create": "pages.write",
   "action": "pages.write",
   "update": "pages.write",
   "remove": "pages.write"
  }
 },
 "lead-reminders": {
  "list": "/reminders",
  "sort": [
   "dueAt"
  ],
  "needs": {
   "list": "leads.read"
  }
 },
 "lead-presence": {
  "remove": "/leads/{id}/presence/{tab}",
  "record": "tab",
  "needs": {
   "remove": "leads.read"
  }
 },
 "merchant-applications": {
  "list": "/customers/{customerId}/merchant-application",
  "create": "/customers/{customerId}/merchant-application",
  "whole": true,
  "needs": {
   "list": "payments.read",
   "create": "payments.write"
  }
 }
} as const;
