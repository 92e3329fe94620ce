// Written by openapi/generate.ts from the contract. Do not edit.
export const providerTestimonials = {
 "name": "provider-testimonials",
 "params": [],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/provider-testimonial"
  },
  "create": {
   "method": "POST",
   "path": "/provider-testimonial"
  },
  "one": {
   "method": "GET",
   "path": "/provider-testimonial/{id}"
  },
  "update": {
   "method": "PUT",
   "path": "/provider-testimonial/{id}"
  },
  "remove": {
   "method": "DELETE",
   "path": "/provider-testimonial/{id}",
   "impersonation": "blocked"
  },
  "action": {
   "method": "POST",
   "path": "/provider-testimonial/{id}/actions"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "provider-testimonials",
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
   "ref": "providers",
   "integer": true
  },
  "coupleName": {
   "kind": "text",
   "required": true,
   "minLength": 1,
   "maxLength": 120
  },
  "weddingDate": {
   "kind": "date",
   "required": true,
   "nullable": true,
   "notAfter": "+20y",
   "notBefore": "2000-01-01"
  },
  "text": {
   "kind": "longText",
   "required": true,
   "minLength": 1,
   "maxLength": 2000
  },
  "star": {
   "kind": "rating",
   "required": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "starService": {
   "kind": "rating",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "starCommunication": {
   "kind": "rating",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "starValue": {
   "kind": "rating",
   "required": true,
   "nullable": true,
   "integer": true,
   "minimum": 1,
   "maximum": 5
  },
  "source": {
   "kind": "enum",
   "required": true,
   "values": [
    "panel",
    "site",
    "email",
    "phone",
    "request"
   ],
   "default": "panel"
  },
  "isMain": {
   "kind": "boolean",
   "required": true,
   "default": false,
   "onlyOne": "providerId"
  },
  "reply": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 1000
  },
  "replyStatus": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "none",
    "pending",
    "active",
    "rejected"
   ],
   "default": "none"
  },
  "replyRejectionReason": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "publishedReply": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 1000
  },
  "disputeReason": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "disputeStatus": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "none",
    "open",
    "accepted",
    "rejected"
   ],
   "default": "none"
  },
  "disputeAnswer": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "status": {
   "kind": "enum",
   "required": true,
   "readOnly": true,
   "values": [
    "pending",
    "active",
    "rejected"
   ],
   "default": "pending"
  },
  "rejectionReason": {
   "kind": "longText",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
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
  "allowed": {
   "kind": "object",
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
  "allowed.actions": {
   "kind": "enum",
   "many": true,
   "required": true,
   "values": [
    "reply",
    "dispute",
    "withdraw_dispute"
   ],
   "maxItems": 10,
   "readOnly": true
  }
 },
 "list": {
  "sort": [
   "coupleName",
   "weddingDate",
   "star",
   "createdAt",
   "updatedAt"
  ],
  "defaultSort": "-createdAt",
  "filters": {
   "q": {
    "kind": "text",
    "minLength": 1,
    "maxLength": 100
   },
   "providerId": {
    "kind": "reference",
    "ref": "providers",
    "integer": true
   },
   "status": {
    "kind": "enum",
    "many": true,
    "values": [
     "pending",
     "active",
     "rejected"
    ],
    "minItems": 1,
    "maxItems": 200,
    "uniqueItems": true
   },
   "star": {
    "kind": "number",
    "many": true,
    "integer": true,
    "minimum": 1,
    "maximum": 5,
    "minItems": 1,
    "maxItems": 5,
    "uniqueItems": true
   },
   "isMain": {
    "kind": "boolean"
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
   "coupleName": {
    "kind": "text",
    "required": true,
    "minLength": 1,
    "maxLength": 120
   },
   "weddingDate": {
    "kind": "date",
    "nullable": true,
    "notAfter": "+20y",
    "notBefore": "2000-01-01"
   },
   "text": {
    "kind": "longText",
    "required": true,
    "minLength": 1,
    "maxLength": 2000
   },
   "star": {
    "kind": "rating",
    "required": true,
    "integer": true,
    "minimum": 1,
    "maximum": 5
   },
   "starService": {
    "kind": "rating",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 5
   },
   "starCommunication": {
    "kind": "rating",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 5
   },
   "starValue": {
    "kind": "rating",
    "nullable": true,
    "integer": true,
    "minimum": 1,
    "maximum": 5
   },
   "source": {
    "kind": "enum",
    "values": [
     "panel",
     "site",
     "email",
     "phone"
    ],
    "default": "panel"
   }
  },
  "required": [
   "providerId",
   "coupleName",
   "text",
   "star"
  ],
  "media": "application/json"
 },
 "update": {
  "fields": {
   "isMain": {
    "kind": "boolean",
    "default": false,
    "onlyOne": "providerId"
   }
  },
  "media": "application/json"
 },
 "actions": {
  "reply": {
   "fields": {
    "reply": {
     "kind": "longText",
     "required": true,
     "minLength": 1,
     "maxLength": 1000
    }
   },
   "required": [
    "reply"
   ],
   "transition": {
    "field": "replyStatus",
    "from": [
     "none",
     "pending",
     "active",
     "rejected"
    ],
    "to": "pending"
   },
   "feature": "replyTestimonial"
  },
  "dispute": {
   "fields": {
    "disputeReason": {
     "kind": "longText",
     "required": true,
     "minLength": 10,
     "maxLength": 500
    }
   },
   "required": [
    "disputeReason"
   ],
   "transition": {
    "field": "disputeStatus",
    "from": [
     "none"
    ],
    "to": "open"
   }
  },
  "withdraw_dispute": {
   "fields": {},
   "required": [],
   "transition": {
    "field": "disputeStatus",
    "from": [
     "open"
    ],
    "to": "none"
   }
  }
 }
} as const;
