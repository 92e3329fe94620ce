// Written by openapi/generate.ts from the contract. Do not edit.
export const testimonialHistories = {
 "name": "testimonial-histories",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/provider-testimonial/{id}/histories"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "ref": "testimonial-histories",
   "integer": true
  },
  "event": {
   "kind": "enum",
   "required": true,
   "values": [
    "added",
    "written",
    "approved",
    "rejected",
    "replied",
    "reply_approved",
    "reply_rejected",
    "disputed",
    "dispute_withdrawn",
    "dispute_accepted",
    "dispute_rejected"
   ]
  },
  "note": {
   "kind": "text",
   "required": true,
   "nullable": true,
   "maxLength": 1000
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true
  },
  "createdBy": {
   "kind": "object",
   "required": true,
   "nullable": true
  },
  "createdBy.id": {
   "kind": "reference",
   "ref": "customer-users",
   "integer": true
  },
  "createdBy.name": {
   "kind": "text",
   "maxLength": 120
  }
 }
} as const;
