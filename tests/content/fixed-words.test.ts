import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../support/content.ts';

test('labels and notices are the fixed ones (docs/product.md)', () => {
  const { forms, consent, fields } = content.forms.en;
  assert.deepEqual(consent.notice, {
    title: 'Privacy Consent Required',
    text: 'Please accept our privacy policy to proceed.',
  });
  assert.deepEqual(consent.noticeApplication, {
    title: 'Consent Required',
    text: 'Please accept all required consents to proceed with your application.',
  });
  assert.deepEqual(content.forms.de.consent.notice, {
    title: 'Datenschutz-Einwilligung erforderlich',
    text: 'Bitte akzeptieren Sie unsere Datenschutzrichtlinie, um fortzufahren.',
  });
  assert.equal(fields.name?.tooShort, 'Name must be at least 2 characters');
  assert.equal(fields.email?.invalid, 'Please enter a valid email address');
  assert.equal(fields.company?.tooShort, 'Company name must be at least 2 characters');
  assert.equal(fields.useCase?.tooShort, 'Please describe your use case in at least 10 characters');
  for (const [form, failure] of [
    ['api-access', "Your request couldn't be submitted. Please try again later."],
    ['api-documentation', "Your request couldn't be submitted. Please try again later."],
    ['demo', "Your demo request couldn't be submitted. Please try again later."],
    ['demo-home', "Your demo request couldn't be submitted. Please try again later."],
    ['consultation', "Your consultation request couldn't be submitted. Please try again later."],
    ['application', "Your application couldn't be submitted. Please try again later."],
  ] as const) {
    assert.deepEqual(forms[form].failure, { title: 'Something went wrong', text: failure });
  }
  assert.deepEqual(content.forms.de.forms['demo-home'].failure, {
    title: 'Etwas ist schiefgelaufen',
    text: 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  });
  for (const [form, title] of [
    ['api-access', 'Request Submitted'],
    ['api-documentation', 'Request Submitted'],
    ['application', 'Application Submitted'],
  ] as const) {
    assert.equal(forms[form].success.title, title);
  }
  assert.deepEqual(forms.demo.success, {
    title: 'Demo Request Submitted',
    text: "We've received your demo request. Our team will contact you shortly to schedule a demonstration.",
  });
  assert.deepEqual(forms.consultation.success, {
    title: 'Consultation Request Submitted',
    text: "We've received your consultation request. Our team will contact you shortly to schedule a meeting.",
  });
  assert.deepEqual(content.forms.de.forms.demo.success, {
    title: 'Demo-Anfrage gesendet',
    text: 'Wir haben Ihre Demo-Anfrage erhalten. Unser Team wird sich in Kürze bei Ihnen melden.',
  });
});
