// Written by openapi/generate.ts from the contract. Do not edit.
export const paths = {
 "customers": {
  "create": "/customers",
  "one": "/customers/{customerId}",
  "update": "/customers/{customerId}",
  "record": "customerId",
  "needs": {
   "create": "support.act",
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
  "sort": [
   "name",
   "mealCapacity"
  ],
  "needs": {
   "list": "pages.read"
  }
 },
 "providers": {
  "list": "/providers",
  "one": "/providers/{id}",
  "update": "/providers/{id}",
  "byIds": true,
  "sort": [
   "name",
   "createdAt",
   "updatedAt"
  ],
  "needs": {
   "update": "pages.write"
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
 }
} as const;
