import { describe, expect, it } from 'vitest';
import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import { emptyPlacement, placementBody, placementParts } from './placement';

const staff: PlacementOptions = {
  channels: ['1', '2', '3'],
  branches: [
    { name: 'Pasadena', city: 'Pasadena', state: 'CA' },
    { name: 'Reno', city: 'Reno', state: 'NV' },
  ],
  companies: [
    { name: 'Harbor Brokers', channel: '2', correspondentProcess: null },
    { name: 'Summit Lending', channel: '3', correspondentProcess: '3' },
  ],
};
const retail: PlacementOptions = { channels: ['1'], branches: staff.branches.slice(0, 1), companies: [] };
const broker: PlacementOptions = { channels: ['2'], branches: [], companies: staff.companies.slice(0, 1) };

describe('the placement of a new loan', () => {
  it('asks staff only for the channel until they choose it', () => {
    expect(placementParts(staff, null)).toEqual({
      sBranchChannelT: { kind: 'choose', options: ['1', '2', '3'] },
      sBranchName: { kind: 'none' },
      sOriginatingCompanyName: { kind: 'none' },
    });
  });

  it('asks staff for a branch for a retail loan, otherwise for a company of the channel', () => {
    expect(placementParts(staff, '1').sBranchName).toEqual({ kind: 'choose', options: ['Pasadena', 'Reno'] });
    expect(placementParts(staff, '1').sOriginatingCompanyName).toEqual({ kind: 'none' });
    expect(placementParts(staff, '3').sOriginatingCompanyName).toEqual({ kind: 'choose', options: ['Summit Lending'] });
    expect(placementParts(staff, '3').sBranchName).toEqual({ kind: 'none' });
  });

  it('lets staff type a name if the lender keeps no list', () => {
    const bare = { ...staff, branches: [], companies: [] };
    expect(placementParts(bare, '1').sBranchName).toEqual({ kind: 'type' });
    expect(placementParts(bare, '2').sOriginatingCompanyName).toEqual({ kind: 'type' });
  });

  it('fixes branch, company and channel for retail and external users', () => {
    expect(placementParts(retail, null).sBranchName).toEqual({ kind: 'fixed', value: 'Pasadena' });
    expect(placementParts(broker, null)).toEqual({
      sBranchChannelT: { kind: 'fixed', value: '2' },
      sBranchName: { kind: 'none' },
      sOriginatingCompanyName: { kind: 'fixed', value: 'Harbor Brokers' },
    });
  });

  it('asks external users of an unlisted company only for the channel', () => {
    const unlisted: PlacementOptions = { channels: ['2', '3'], branches: [], companies: [] };
    expect(placementParts(unlisted, '3')).toEqual({
      sBranchChannelT: { kind: 'choose', options: ['2', '3'] },
      sBranchName: { kind: 'none' },
      sOriginatingCompanyName: { kind: 'none' },
    });
  });

  it('uses the branch from the session if the lender keeps no list', () => {
    const own = { branchName: 'Reno', companyName: null };
    const bare: PlacementOptions = { channels: ['1'], branches: [], companies: [] };
    expect(placementParts(bare, null, own).sBranchName).toEqual({ kind: 'fixed', value: 'Reno' });
    expect(placementParts(staff, '1', own).sBranchName.kind).toBe('choose');
  });

  it('sends fixed and chosen values, but no leftovers of another channel', () => {
    const form = { sBranchChannelT: '3', sBranchName: 'Reno', sOriginatingCompanyName: ' Summit Lending ' };
    expect(placementBody(form, placementParts(staff, '3'))).toEqual({
      sBranchChannelT: '3',
      sOriginatingCompanyName: 'Summit Lending',
    });
    expect(placementBody(emptyPlacement, placementParts(retail, null))).toEqual({
      sBranchChannelT: '1',
      sBranchName: 'Pasadena',
    });
  });
});
