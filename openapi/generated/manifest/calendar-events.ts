// Written by openapi/generate.ts from the contract. Do not edit.
export const calendarEvents = {
 "name": "calendar-events",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/providers/{id}/calendar-events"
  },
  "create": {
   "method": "POST",
   "path": "/providers/{id}/calendar-events"
  },
  "one": {
   "method": "GET",
   "path": "/providers/{id}/calendar-events/{eventId}"
  },
  "update": {
   "method": "PUT",
   "path": "/providers/{id}/calendar-events/{eventId}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/providers/{id}/calendar-events/{eventId}",
   "impersonation": "blocked"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "calendar-events",
   "integer": true
  },
  "version": {
   "kind": "version",
   "required": true,
   "readOnly": true,
   "integer": true,
   "minimum": 1
  },
  "providerId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "providers",
   "integer": true
  },
  "title": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 80
  },
  "kind": {
   "kind": "enum",
   "required": true,
   "values": [
    "wedding",
    "option",
    "visit",
    "closed"
   ]
  },
  "spaceId": {
   "kind": "reference",
   "required": true,
   "nullable": true,
   "ref": "customer-spaces",
   "integer": true
  },
  "day": {
   "kind": "date",
   "required": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "isAllDay": {
   "kind": "boolean",
   "required": true,
   "default": true
  },
  "startsAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "endsAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 120
  },
  "expiresAt": {
   "kind": "dateTime",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "note": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "maxLength": 2000
  },
  "allowsConflict": {
   "kind": "boolean",
   "required": true,
   "default": false
  },
  "hasConflict": {
   "kind": "boolean",
   "required": true,
   "readOnly": true,
   "default": false
  },
  "importUid": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 300
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
  }
 },
 "list": {
  "sort": [
   "day",
   "title",
   "createdAt"
  ],
  "defaultSort": "day",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "kind": {
    "kind": "enum",
    "many": true,
    "values": [
     "wedding",
     "option",
     "visit",
     "closed"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "spaceId": {
    "kind": "reference",
    "ref": "customer-spaces",
    "integer": true
   },
   "hasConflict": {
    "kind": "boolean"
   },
   "dayStart": {
    "kind": "date"
   },
   "dayEnd": {
    "kind": "date"
   }
  },
  "required": []
 },
 "create": {
  "fields": {
   "title": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 80
   },
   "kind": {
    "kind": "enum",
    "required": true,
    "values": [
     "wedding",
     "option",
     "visit",
     "closed"
    ]
   },
   "spaceId": {
    "kind": "reference",
    "nullable": true,
    "ref": "customer-spaces",
    "integer": true
   },
   "day": {
    "kind": "date",
    "required": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "isAllDay": {
    "kind": "boolean",
    "default": true
   },
   "startsAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "endsAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "coupleName": {
    "kind": "text",
    "nullable": true,
    "maxLength": 120
   },
   "expiresAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "note": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 2000
   },
   "allowsConflict": {
    "kind": "boolean",
    "default": false
   }
  },
  "required": [
   "title",
   "kind",
   "day"
  ],
  "media": "application/json",
  "rules": [
   {
    "kind": "after",
    "of": [
     "endsAt",
     "startsAt"
    ],
    "at": [
     "endsAt"
    ],
    "code": "end_not_after_start"
   },
   {
    "kind": "between",
    "of": [
     "startsAt",
     "day",
     "day"
    ],
    "at": [
     "startsAt"
    ],
    "code": "starts_other_day"
   },
   {
    "kind": "required",
    "of": [
     "startsAt"
    ],
    "at": [
     "startsAt"
    ],
    "when": {
     "endsAt": "filled"
    }
   },
   {
    "kind": "required",
    "of": [
     "expiresAt"
    ],
    "at": [
     "expiresAt"
    ],
    "when": {
     "kind": [
      "option"
     ]
    }
   }
  ]
 },
 "update": {
  "fields": {
   "title": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 80
   },
   "kind": {
    "kind": "enum",
    "values": [
     "wedding",
     "option",
     "visit",
     "closed"
    ]
   },
   "spaceId": {
    "kind": "reference",
    "nullable": true,
    "ref": "customer-spaces",
    "integer": true
   },
   "day": {
    "kind": "date",
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "isAllDay": {
    "kind": "boolean",
    "default": true
   },
   "startsAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "endsAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "coupleName": {
    "kind": "text",
    "nullable": true,
    "maxLength": 120
   },
   "expiresAt": {
    "kind": "dateTime",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "note": {
    "kind": "longText",
    "nullable": true,
    "maxLength": 2000
   },
   "allowsConflict": {
    "kind": "boolean",
    "default": false
   }
  },
  "rules": [
   {
    "kind": "after",
    "of": [
     "endsAt",
     "startsAt"
    ],
    "at": [
     "endsAt"
    ],
    "code": "end_not_after_start"
   },
   {
    "kind": "between",
    "of": [
     "startsAt",
     "day",
     "day"
    ],
    "at": [
     "startsAt"
    ],
    "code": "starts_other_day"
   },
   {
    "kind": "required",
    "of": [
     "startsAt"
    ],
    "at": [
     "startsAt"
    ],
    "when": {
     "endsAt": "filled"
    }
   },
   {
    "kind": "required",
    "of": [
     "expiresAt"
    ],
    "at": [
     "expiresAt"
    ],
    "when": {
     "kind": [
      "option"
     ]
    }
   }
  ],
  "media": "application/json"
 }
} as const;
