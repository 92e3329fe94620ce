// Written by openapi/generate.ts from the contract. Do not edit.
export const leads = {
 "name": "leads",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/leads"
  },
  "create": {
   "method": "POST",
   "path": "/leads"
  },
  "one": {
   "method": "GET",
   "path": "/leads/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/leads/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/leads/{id}",
   "impersonation": "blocked"
  },
  "action": {
   "method": "POST",
   "path": "/leads/{id}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "leads",
   "integer": true
  },
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "updatedAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "lastActivityAt": {
   "kind": "ago",
   "required": true,
   "readOnly": true
  },
  "respondBy": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  },
  "answeredAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "isUnanswered": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "new",
    "pending",
    "negotiating",
    "offered",
    "deal",
    "rejected",
    "not_wedding",
    "other_firm",
    "unreachable"
   ]
  },
  "processState": {
   "kind": "configItem",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "list": "lead_process_state",
   "maxLength": 60
  },
  "readStatus": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "unread",
    "read"
   ]
  },
  "source": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "phone",
    "info_request",
    "wedding_planner",
    "customer_added",
    "social"
   ]
  },
  "firstLeadType": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "infoRequest",
    "phoneCall",
    "chat",
    "plusLead"
   ]
  },
  "returnChannel": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "values": [
    "email",
    "sms",
    "call",
    "whatsapp"
   ]
  },
  "isPrepaid": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "isWedding": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "unreadMessageCount": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0
  },
  "itemCount": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 0
  },
  "extensionNumber": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 12
  },
  "switchboardNumber": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 20
  },
  "callResultCode": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "values": [
    "busy",
    "line_closed",
    "no_answer",
    "talked",
    "waiting_update"
   ]
  },
  "provider": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "provider.id": {
   "kind": "reference",
   "required": true,
   "ref": "providers",
   "integer": true,
   "readOnly": true
  },
  "provider.name": {
   "kind": "text",
   "required": true,
   "maxLength": 160,
   "readOnly": true
  },
  "provider.category": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "provider.category.name": {
   "kind": "text",
   "required": true,
   "maxLength": 120,
   "readOnly": true
  },
  "provider.city": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "provider.city.id": {
   "kind": "number",
   "required": true,
   "integer": true,
   "readOnly": true
  },
  "provider.city.name": {
   "kind": "text",
   "required": true,
   "maxLength": 120,
   "readOnly": true
  },
  "provider.district": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "provider.district.id": {
   "kind": "number",
   "integer": true,
   "readOnly": true
  },
  "provider.district.name": {
   "kind": "text",
   "maxLength": 120,
   "readOnly": true
  },
  "couple": {
   "kind": "object",
   "required": true
  },
  "couple.id": {
   "kind": "number",
   "required": true,
   "readOnly": true,
   "integer": true
  },
  "couple.name": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 160
  },
  "couple.brideName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 80
  },
  "couple.groomName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 80
  },
  "couple.weddingDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "couple.email": {
   "kind": "email",
   "required": true,
   "nullable": true,
   "maxLength": 254
  },
  "couple.phone": {
   "kind": "phone",
   "required": true,
   "nullable": true,
   "maxLength": 16,
   "pattern": "^\\+[1-9][0-9]{5,14}$"
  },
  "couple.contactPreference": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "open",
    "phone_only",
    "email_only",
    "none",
    "anonymised"
   ]
  },
  "leadDetails": {
   "kind": "object",
   "required": true
  },
  "leadDetails.name": {
   "kind": "text",
   "required": true,
   "readOnly": true,
   "maxLength": 160
  },
  "leadDetails.organizationType": {
   "kind": "configItem",
   "required": true,
   "nullable": true,
   "list": "organization_type",
   "maxLength": 60
  },
  "leadDetails.estimatedGuestCount": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9999
  },
  "leadDetails.capacity": {
   "kind": "number",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 9999
  },
  "leadDetails.minimumMealPrice": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 9999999
  },
  "leadDetails.packagePrice": {
   "kind": "money",
   "required": true,
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999
  },
  "leadDetails.extraService": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 300
  },
  "leadDetails.message": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 4000
  },
  "offer": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "offer.productName": {
   "kind": "text",
   "maxLength": 160,
   "readOnly": true
  },
  "offer.price": {
   "kind": "money",
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999,
   "readOnly": true
  },
  "offer.note": {
   "kind": "text",
   "nullable": true,
   "maxLength": 2000,
   "readOnly": true
  },
  "offer.offeredAt": {
   "kind": "dateTime",
   "readOnly": true
  },
  "coupon": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 40
  },
  "deal": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "deal.dealDate": {
   "kind": "date",
   "readOnly": true
  },
  "deal.amount": {
   "kind": "money",
   "nullable": true,
   "currency": "home",
   "integer": true,
   "minimum": 0,
   "maximum": 99999999,
   "readOnly": true
  },
  "rejection": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "rejection.reasonId": {
   "kind": "configItem",
   "list": "info_request_reject_reason_id",
   "maxLength": 60,
   "readOnly": true
  },
  "rejection.note": {
   "kind": "text",
   "nullable": true,
   "maxLength": 2000,
   "readOnly": true
  },
  "appointment": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "appointment.startsAt": {
   "kind": "dateTime",
   "readOnly": true
  },
  "appointment.confirmedAt": {
   "kind": "dateTime",
   "nullable": true,
   "readOnly": true
  },
  "assignee": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "assignee.id": {
   "kind": "reference",
   "ref": "customer-users",
   "integer": true,
   "readOnly": true
  },
  "assignee.name": {
   "kind": "text",
   "maxLength": 120,
   "readOnly": true
  },
  "spamReport": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "spamReport.status": {
   "kind": "enum",
   "values": [
    "pending",
    "confirmed",
    "refused"
   ],
   "readOnly": true
  },
  "spamReport.reasonId": {
   "kind": "configItem",
   "list": "lead_report_reasons",
   "maxLength": 60,
   "readOnly": true
  },
  "spamReport.reportedAt": {
   "kind": "dateTime",
   "readOnly": true
  },
  "loanLinkSentAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "completeness": {
   "kind": "object",
   "required": true,
   "nullable": true,
   "readOnly": true
  },
  "completeness.percent": {
   "kind": "percent",
   "integer": true,
   "minimum": 0,
   "maximum": 100,
   "readOnly": true
  },
  "completeness.missing": {
   "kind": "enum",
   "many": true,
   "values": [
    "weddingDate",
    "guests",
    "budget",
    "organizationType",
    "wishes",
    "phone",
    "email"
   ],
   "maxItems": 7,
   "uniqueItems": true,
   "readOnly": true
  },
  "isMasked": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "isArchived": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed": {
   "kind": "object",
   "required": true,
   "readOnly": true
  },
  "allowed.actions": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "negotiate",
    "offer",
    "deal",
    "reject",
    "unreachable",
    "not_wedding",
    "other_firm",
    "reopen",
    "set_appointment",
    "confirm_appointment",
    "report_spam",
    "call",
    "call_result",
    "send_loan_link",
    "assign"
   ],
   "maxItems": 20,
   "uniqueItems": true,
   "readOnly": true
  },
  "allowed.channels": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "email",
    "sms",
    "call",
    "whatsapp"
   ],
   "maxItems": 4,
   "uniqueItems": true,
   "readOnly": true
  },
  "allowed.followUp": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed.update": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed.remove": {
   "kind": "boolean",
   "required": true,
   "readOnly": true
  },
  "allowed.notice": {
   "kind": "enum",
   "required": true,
   "nullable": true,
   "values": [
    "phone_only",
    "email_only",
    "none",
    "anonymised",
    "masked",
    "archived",
    "spam"
   ],
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "createdAt",
   "lastActivityAt",
   "couple.weddingDate",
   "couple.name",
   "leadDetails.estimatedGuestCount"
  ],
  "defaultSort": "-createdAt",
  "filters": {
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "new",
     "pending",
     "negotiating",
     "offered",
     "deal",
     "rejected",
     "not_wedding",
     "other_firm",
     "unreachable"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "providerIds": {
    "kind": "reference",
    "many": true,
    "ref": "providers",
    "integer": true,
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "coupleName": {
    "kind": "text",
    "minLength": 2,
    "maxLength": 100
   },
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "organizationType": {
    "kind": "configItem",
    "many": true,
    "list": "organization_type",
    "maxLength": 60,
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "source": {
    "kind": "enum",
    "many": true,
    "values": [
     "phone",
     "info_request",
     "wedding_planner",
     "customer_added",
     "social"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "readStatus": {
    "kind": "enum",
    "values": [
     "unread",
     "read"
    ]
   },
   "hasUnreadMessages": {
    "kind": "boolean"
   },
   "isPrepaid": {
    "kind": "boolean"
   },
   "isSpam": {
    "kind": "boolean"
   },
   "assigneeId": {
    "kind": "reference",
    "ref": "customer-users",
    "integer": true
   },
   "assigned": {
    "kind": "enum",
    "values": [
     "me",
     "nobody",
     "somebody"
    ]
   },
   "createdAtStart": {
    "kind": "date"
   },
   "createdAtEnd": {
    "kind": "date"
   },
   "weddingDateStart": {
    "kind": "date"
   },
   "weddingDateEnd": {
    "kind": "date"
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "providerId": {
    "kind": "reference",
    "required": true,
    "ref": "providers",
    "integer": true
   },
   "couple": {
    "kind": "object",
    "required": true
   },
   "couple.brideName": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 80
   },
   "couple.groomName": {
    "kind": "text",
    "nullable": true,
    "maxLength": 80
   },
   "couple.weddingDate": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "couple.email": {
    "kind": "email",
    "nullable": true,
    "maxLength": 254,
    "oneOf": [
     "couple.email",
     "couple.phone"
    ]
   },
   "couple.phone": {
    "kind": "phone",
    "nullable": true,
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$",
    "oneOf": [
     "couple.email",
     "couple.phone"
    ]
   },
   "leadDetails": {
    "kind": "object"
   },
   "leadDetails.organizationType": {
    "kind": "configItem",
    "nullable": true,
    "list": "organization_type",
    "maxLength": 60
   },
   "leadDetails.estimatedGuestCount": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9999
   },
   "leadDetails.capacity": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9999
   },
   "leadDetails.minimumMealPrice": {
    "kind": "money",
    "nullable": true,
    "currency": "home",
    "integer": true,
    "minimum": 0,
    "maximum": 9999999
   },
   "leadDetails.packagePrice": {
    "kind": "money",
    "nullable": true,
    "currency": "home",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "leadDetails.extraService": {
    "kind": "text",
    "nullable": true,
    "maxLength": 300
   },
   "leadDetails.message": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 4000
   }
  },
  "required": [
   "providerId",
   "couple.brideName"
  ],
  "media": "application/json",
  "rules": [
   {
    "kind": "filled",
    "of": [
     "couple.email",
     "couple.phone"
    ],
    "at": [
     "couple.email",
     "couple.phone"
    ],
    "code": "contact_missing",
    "least": 1
   }
  ]
 },
 "update": {
  "fields": {
   "couple": {
    "kind": "object"
   },
   "couple.brideName": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 80
   },
   "couple.groomName": {
    "kind": "text",
    "nullable": true,
    "maxLength": 80
   },
   "couple.weddingDate": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "couple.email": {
    "kind": "email",
    "nullable": true,
    "maxLength": 254,
    "oneOf": [
     "couple.email",
     "couple.phone"
    ]
   },
   "couple.phone": {
    "kind": "phone",
    "nullable": true,
    "maxLength": 16,
    "pattern": "^\\+[1-9][0-9]{5,14}$",
    "oneOf": [
     "couple.email",
     "couple.phone"
    ]
   },
   "leadDetails": {
    "kind": "object"
   },
   "leadDetails.organizationType": {
    "kind": "configItem",
    "nullable": true,
    "list": "organization_type",
    "maxLength": 60
   },
   "leadDetails.estimatedGuestCount": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9999
   },
   "leadDetails.capacity": {
    "kind": "number",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 9999
   },
   "leadDetails.minimumMealPrice": {
    "kind": "money",
    "nullable": true,
    "currency": "home",
    "integer": true,
    "minimum": 0,
    "maximum": 9999999
   },
   "leadDetails.packagePrice": {
    "kind": "money",
    "nullable": true,
    "currency": "home",
    "integer": true,
    "minimum": 0,
    "maximum": 99999999
   },
   "leadDetails.extraService": {
    "kind": "text",
    "nullable": true,
    "maxLength": 300
   },
   "leadDetails.message": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 4000
   },
   "assigneeId": {
    "kind": "reference",
    "nullable": true,
    "ref": "customer-users",
    "integer": true
   }
  },
  "rules": [
   {
    "kind": "filled",
    "of": [
     "couple.email",
     "couple.phone"
    ],
    "at": [
     "couple.email",
     "couple.phone"
    ],
    "code": "contact_missing",
    "least": 1
   }
  ],
  "media": "application/json"
 },
 "actions": {
  "negotiate": {
   "fields": {
    "processState": {
     "kind": "configItem",
     "nullable": true,
     "list": "lead_process_state",
     "maxLength": 60
    },
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "new",
     "pending",
     "negotiating",
     "offered",
     "unreachable"
    ],
    "to": "negotiating"
   }
  },
  "offer": {
   "fields": {
    "productName": {
     "kind": "text",
     "required": true,
     "minLength": 1,
     "maxLength": 160
    },
    "price": {
     "kind": "money",
     "required": true,
     "currency": "home",
     "integer": true,
     "minimum": 0,
     "maximum": 99999999
    },
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [
    "productName",
    "price"
   ],
   "transition": {
    "field": "status",
    "from": [
     "new",
     "pending",
     "negotiating",
     "offered",
     "unreachable"
    ],
    "to": "offered"
   }
  },
  "deal": {
   "fields": {
    "dealDate": {
     "kind": "date",
     "required": true,
     "notAfter": "+0d",
     "notBefore": "2000-01-01"
    },
    "providerId": {
     "kind": "reference",
     "required": true,
     "ref": "providers",
     "integer": true
    },
    "amount": {
     "kind": "money",
     "currency": "home",
     "integer": true,
     "minimum": 0,
     "maximum": 99999999
    },
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [
    "dealDate",
    "providerId"
   ],
   "transition": {
    "field": "status",
    "from": [
     "new",
     "pending",
     "negotiating",
     "offered",
     "unreachable"
    ],
    "to": "deal"
   }
  },
  "reject": {
   "fields": {
    "reasonId": {
     "kind": "configItem",
     "required": true,
     "list": "info_request_reject_reason_id",
     "minLength": 1,
     "maxLength": 60
    },
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [
    "reasonId"
   ],
   "transition": {
    "field": "status",
    "from": [
     "new",
     "pending",
     "negotiating",
     "offered",
     "unreachable"
    ],
    "to": "rejected"
   }
  },
  "unreachable": {
   "fields": {
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "new",
     "pending",
     "negotiating",
     "offered"
    ],
    "to": "unreachable"
   }
  },
  "not_wedding": {
   "fields": {
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "new",
     "pending",
     "negotiating",
     "offered",
     "unreachable"
    ],
    "to": "not_wedding"
   }
  },
  "other_firm": {
   "fields": {
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [],
   "transition": {
    "field": "status",
    "from": [
     "new",
     "pending",
     "negotiating",
     "offered",
     "unreachable"
    ],
    "to": "other_firm"
   }
  },
  "reopen": {
   "fields": {
    "note": {
     "kind": "longText",
     "required": true,
     "minLength": 1,
     "maxLength": 2000
    }
   },
   "required": [
    "note"
   ],
   "transition": {
    "field": "status",
    "from": [
     "deal",
     "rejected",
     "not_wedding",
     "other_firm"
    ],
    "to": [
     "pending",
     "negotiating"
    ]
   }
  },
  "set_appointment": {
   "fields": {
    "startsAt": {
     "kind": "dateTime",
     "required": true,
     "notAfter": "+20y",
     "notBefore": "+0d"
    },
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [
    "startsAt"
   ]
  },
  "confirm_appointment": {
   "fields": {},
   "required": []
  },
  "report_spam": {
   "fields": {
    "reasonId": {
     "kind": "configItem",
     "required": true,
     "list": "lead_report_reasons",
     "minLength": 1,
     "maxLength": 60
    },
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [
    "reasonId"
   ]
  },
  "call": {
   "fields": {},
   "required": []
  },
  "call_result": {
   "fields": {
    "result": {
     "kind": "enum",
     "required": true,
     "values": [
      "busy",
      "line_closed",
      "no_answer",
      "talked",
      "waiting_update"
     ]
    },
    "note": {
     "kind": "longText",
     "maxLength": 2000
    }
   },
   "required": [
    "result"
   ]
  },
  "send_loan_link": {
   "fields": {},
   "required": []
  },
  "assign": {
   "fields": {
    "assigneeId": {
     "kind": "reference",
     "required": true,
     "nullable": true,
     "ref": "customer-users",
     "integer": true
    }
   },
   "required": [
    "assigneeId"
   ]
  }
 }
} as const;
