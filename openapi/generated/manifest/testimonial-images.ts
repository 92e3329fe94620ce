// Written by openapi/generate.ts from the contract. Do not edit.
export const testimonialImages = {
 "name": "testimonial-images",
 "params": [
  "id"
 ],
 "operations": {
  "list": {
   "method": "GET",
   "path": "/provider-testimonial/{id}/images"
  },
  "create": {
   "method": "POST",
   "path": "/provider-testimonial/{id}/images"
  }
 },
 "fields": {
  "id": {
   "kind": "id",
   "required": true,
   "readOnly": true,
   "ref": "testimonial-images",
   "integer": true
  },
  "testimonialId": {
   "kind": "reference",
   "required": true,
   "readOnly": true,
   "ref": "provider-testimonials",
   "integer": true
  },
  "image": {
   "kind": "image",
   "required": true,
   "nullable": true,
   "readOnly": true,
   "maxLength": 500
  },
  "createdAt": {
   "kind": "dateTime",
   "required": true,
   "readOnly": true
  }
 },
 "create": {
  "fields": {
   "image": {
    "kind": "image",
    "required": true,
    "accept": [
     "image/jpeg",
     "image/png",
     "image/webp"
    ],
    "maxBytes": 10485760,
    "minWidth": 800,
    "maxWidth": 6000
   }
  },
  "required": [
   "image"
  ],
  "media": "multipart/form-data",
  "maxRecords": 10
 }
} as const;
